#!/bin/sh
# The browser tests need Chromium, best without a window (it is twice as quick); the store tests use PostgreSQL.
# Installs what is missing from the system's packages when it can; says what to do when it cannot.
set -u
have_browser() { command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; }
have_database() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
have_shell() { command -v chromium-headless-shell >/dev/null 2>&1; }
if have_shell && have_database; then exit 0; fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null
    have_shell || apt-get install -y -qq chromium-headless-shell fonts-dejavu >/dev/null 2>&1
    have_shell || have_browser || apt-get install -y -qq chromium fonts-dejavu >/dev/null
    have_database || apt-get install -y -qq postgresql >/dev/null
fi
have_shell || have_browser || echo "No Chromium was found: install the package 'chromium' to run the browser tests; they are skipped."
have_database || echo "No PostgreSQL was found: its store tests are skipped."
exit 0
