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
cat >shared.js <<'JS'
exports.state = {};
JS
cat >plugin.js <<'JS'
const {state} = require('./shared');

module.exports = (_context, {way}) => {
  console.log(`seen: ${way} ${state.isSet ? 'shared' : 'its own'}`);
  return {name: way.replaceAll(' ', '-')};
};
JS
cat >docusaurus.config.js <<'JS'
const plugin = require('./plugin');
const {state} = require('./shared');

state.isSet = true;
module.exports = {
  title: 'A site',
  url: 'https://example.org',
  baseUrl: '/',
  plugins: [
    ['./plugin.js', {way: 'by its path'}],
    [plugin, {way: 'as a function'}],
  ],
};
JS
expected='by its path shared,as a function shared'
seen=$(npx docusaurus write-translations | sed -n "s/^seen: //p" | paste -sd,)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
