#!/bin/sh
# The browser tests need Chromium, the store tests use PostgreSQL if it is there.
# Installs both from the system's packages when it can; says what to do when it cannot.
set -u
have_browser() { command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; }
have_database() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
if have_browser && have_database; then exit 0; fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null && apt-get install -y -qq chromium postgresql fonts-dejavu >/dev/null
fi
have_browser || echo "No Chromium was found: install the package 'chromium' to run the browser tests; they are skipped."
have_database || echo "No PostgreSQL was found: its store tests are skipped."
exit 0
