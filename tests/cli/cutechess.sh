#!/usr/bin/env bash
# Lets cutechess-cli play a game of the engine against itself, and converts its record with `hostage convert`. cutechess
# is in no registry, so the script only uses one that is installed (CUTECHESS or the PATH), and otherwise reports that.
#
#     tests/cli/cutechess.sh target/debug/hostage
#
# cutechess knows chess and not Hostage Chess, so the game ends before a piece is dropped: the engines play to depth 1,
# and a game lasts eight moves.
set -euo pipefail
engine=$(realpath "$1")
cutechess=${CUTECHESS:-cutechess-cli}
command -v "$cutechess" >/dev/null || {
  echo "cutechess: SKIPPED, there is no cutechess-cli."
  exit 0
}
record=$(mktemp)
trap 'rm -f "$record"' EXIT
output=$(timeout 120 "$cutechess" -engine name=one cmd="$engine" arg=uci proto=uci option.Hash=16 \
  -engine name=two cmd="$engine" arg=uci proto=uci option.Level=3 -each tc=inf depth=3 \
  -games 1 -maxmoves 8 -pgnout "$record" 2>&1)
grep -q "Draw by adjudication: maximal game length" <<<"$output" || {
  echo "$output"
  exit 1
}
"$engine" convert "$record" | grep -q "8\\. " || {
  echo "The record of cutechess was not converted:"
  cat "$record"
  exit 1
}
echo "cutechess: a game of eight moves was played and its record converted."
