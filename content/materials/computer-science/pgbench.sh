#!/bin/sh
# Session 42: commits per second with synchronous_commit on, then off. It makes and drops its own database.
set -e
createdb commits
trap 'dropdb commits' EXIT
pgbench --initialize --quiet commits
for setting in on off; do
  echo "synchronous_commit = $setting"
  PGOPTIONS="-c synchronous_commit=$setting" pgbench --no-vacuum --time 10 commits | grep tps
done
