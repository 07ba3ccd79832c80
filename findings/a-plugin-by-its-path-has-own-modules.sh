#!/usr/bin/env bash
# A plugin that docusaurus.config.ts names by its path has a second copy of each module that both import.
#
# Takes: up to 5 minutes.
# Versions: Docusaurus 3.10.2 (@docusaurus/core), React 19.3.1.
# Guess: docusaurus.config.ts and a plugin that it names by its path share the modules that both import, as modules of
#   Node do.
# Behaviour: each file that is named by a path is compiled and loaded with modules of its own, so what one has read or
#   registered the other has not. A plugin that the configuration imports and names as a function shares them. Plain
#   CommonJS is left to Node, and shared.
# Output seen: as a function shared, by its path its own
# Matters to plugins that keep a cache, or are given data, in a module: the work is done twice, or the data are
#   missing.
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
expected='as a function shared, by its path its own'
seen=$(npx docusaurus write-translations | sed -n 's/^seen: //p' | sort | paste -sd, | sed 's/,/, /g')
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
