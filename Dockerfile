# A server or worker of Aquae: `docker build -t aquae .`
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
# Compiles the engine; --wheel-dir collects what the server needs beside it.
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[server]'

FROM python:3.11-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'aquae[server]' \
    && useradd --create-home aquae && install -d -o aquae /data
USER aquae
VOLUME /data
EXPOSE 8137
ENV AQUAE_HOST=0.0.0.0 AQUAE_DATA=/data AQUAE_LOG=json
HEALTHCHECK --interval=10s --timeout=3s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8137/healthz', timeout=2)"]
# The server stops within two seconds of SIGTERM, which is what `docker stop` sends.
ENTRYPOINT ["aquae"]
CMD ["serve"]
