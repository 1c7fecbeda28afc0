# The web table of Pentarchy with the compiled engine.
#
#   docker build -t pentarchy .
#   docker run -p 8765:8765 -v pentarchy:/data pentarchy
#
# Matches are kept in /data (SQLite), or in PostgreSQL with `--db postgresql://…` behind the image's name; see compose.yaml.

FROM python:3.13-slim AS build
# mypyc writes C: the compiler stays behind in this stage.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE NOTICE ./
COPY src src
ARG PENTARCHY_COMPILE=1
RUN python -m venv /opt/pentarchy && \
    PENTARCHY_COMPILE=$PENTARCHY_COMPILE /opt/pentarchy/bin/pip install --no-cache-dir ".[pg]"

FROM python:3.13-slim
RUN useradd --system --create-home --home-dir /data --uid 10001 pentarchy
COPY --from=build /opt/pentarchy /opt/pentarchy
ENV PATH=/opt/pentarchy/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/data
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8765
# 503 with the reason when the store, the clock or a table stands still.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/healthz', timeout=4)"]
ENTRYPOINT ["pentarchy"]
CMD ["serve", "--host", "0.0.0.0"]
