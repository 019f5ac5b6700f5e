# A server or worker of Aquae: `make image`, or `docker build -t aquae .`
#
# Pinned: every Python package by version and hash (requirements/play.txt), every package for the
# client by version and hash (web/package-lock.json). Base images are named by tag unless `make
# pin-images` has looked up their digests, which `make image` passes on. What Debian adds to the
# stage that compiles (gcc) is of the day; nothing of that stage but the wheels is in the image.
ARG NODE_IMAGE=node:24-slim
ARG PYTHON_IMAGE=python:3.11-slim

FROM ${NODE_IMAGE} AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
# The books of rules for players stand beside the games' engines.
COPY src/aquae/games /src/src/aquae/games
# Into /src/src/aquae/client; without it the server has an API but no page to play on.
RUN npm run build

FROM ${PYTHON_IMAGE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /src
# Packages whose hash is not the one that was tested are refused.
COPY requirements/play.txt requirements/
RUN pip download --no-cache-dir --require-hashes --only-binary :all: -r requirements/play.txt -d /wheels \
    && pip install --no-cache-dir --no-index --find-links /wheels -r requirements/play.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=client /src/src/aquae/client src/aquae/client
# Compiles the engine with what was just installed.
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --no-index --wheel-dir /wheels .

FROM ${PYTHON_IMAGE}
# Of the wheels only those that the server needs; there are no others to choose from.
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'aquae[server]' \
    && useradd --create-home aquae && install -d -o aquae -m 0700 /data
USER aquae
VOLUME /data
EXPOSE 8137 9137
ENV AQUAE_HOST=0.0.0.0 AQUAE_DATA=/data AQUAE_LOG=json AQUAE_METRICS_PORT=9137
# Servers and workers answer there; change the port by the same variable.
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os; from urllib.request import urlopen; urlopen(f\"http://127.0.0.1:{os.environ['AQUAE_METRICS_PORT']}/healthz\", timeout=3)"]
# The server stops within two seconds of SIGTERM, which is what `docker stop` sends.
ENTRYPOINT ["aquae"]
CMD ["serve"]
