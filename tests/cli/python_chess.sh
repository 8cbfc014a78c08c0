#!/usr/bin/env bash
# Lets python-chess play with the engine (python_chess.py). If the module is missing, it is installed below target/. If
# that fails because there is no Python or no network, the script reports it and succeeds. With CI set, it fails without Python.
#
#     tests/cli/python_chess.sh target/debug/hostage
set -euo pipefail
cd "$(dirname "$0")/../.."

has_chess() { "$1" -c "import chess.engine" 2>/dev/null; }
skip() {
  echo "python-chess: SKIPPED, $1."
  exit 0
}

own=target/python-chess
python=python3
if ! has_chess "$python"; then
  python=$own/bin/python
  if ! has_chess "$python"; then
    command -v python3 >/dev/null || {
      [[ -z ${CI:-} ]] || { echo "python-chess: there is no python3." >&2 && exit 1; }
      skip "there is no python3"
    }
    python3 -m venv "$own" >/dev/null 2>&1 || skip "python3 makes no virtual environment"
    timeout 120 "$python" -m pip install --quiet --disable-pip-version-check "chess==1.11.2" >/dev/null 2>&1 ||
      skip "its package cannot be fetched"
  fi
fi
exec timeout 600 "$python" tests/cli/python_chess.py "$1"
