#!/usr/bin/env bash
# (to be written after the first run)
#
# Takes: up to 5 minutes.
# Versions: Docusaurus 3.10.2 (@docusaurus/core), React 19.3.1.
# Guess: docusaurus.config.js and a plugin that it names by its path share the modules that both import, as modules of Node do.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @docusaurus/core@3.10.2 react@19.3.1 react-dom@19.3.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >shared.ts <<'TS'
export const state = {isSet: false};
TS
cat >plugin.ts <<'TS'
import {state} from './shared';

export default function plugin(_context: unknown, {way}: {way: string}) {
  console.log(`seen: ${way} ${state.isSet ? 'shared' : 'its own'}`);
  return {name: way.replaceAll(' ', '-')};
}
TS
cat >docusaurus.config.ts <<'TS'
import plugin from './plugin';
import {state} from './shared';

state.isSet = true;
export default {
  title: 'A site',
  url: 'https://example.org',
  baseUrl: '/',
  plugins: [
    ['./plugin.ts', {way: 'by its path'}],
    [plugin, {way: 'as a function'}],
  ],
};
TS
expected='as a function shared, by its path shared'
seen=$(npx docusaurus write-translations | sed -n 's/^seen: //p' | sort | paste -sd, | sed 's/,/, /g')
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
