# A server or worker of Aquae: `docker build -t aquae .`
FROM node:24-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
# The books of rules for players stand beside the games' engines.
COPY src/aquae/games /src/src/aquae/games
# Into /src/src/aquae/client; without it the server has an API but no page to play on.
RUN npm run build

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=client /src/src/aquae/client src/aquae/client
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
