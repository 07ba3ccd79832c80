#!/usr/bin/env bash
# (to be written after the first run)
#
# Versions: @swc/html 1.16.2, with the options of Docusaurus 3.10.2.
# Guess: only spaces of HTML are collapsed (space, tab, line ends); no-break and thin spaces and joiners stay, also at the
#   edges of elements, because a browser draws them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @swc/html@1.16.2 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {minify} from '@swc/html';

// minifyHtml.js of @docusaurus/bundler 3.10.2.
const options = {
  removeComments: false,
  preserveComments: [],
  tagOmission: 'keep-head-and-body',
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};
const signs = {'U+00A0': '\u00a0', 'U+2009': '\u2009', 'U+202F': '\u202f', 'U+3000': '\u3000', 'U+200C': '\u200c', 'U+200D': '\u200d'};
const lost = [];
for (const [name, sign] of Object.entries(signs)) {
  const body = `<p>रु${sign}१</p><p><b>रु</b>${sign}<b>१</b></p><p>रु${sign}${sign}१</p><p>${sign}रु</p><p>रु${sign}</p><p title="रु${sign}१">क</p>`;
  const {code} = await minify(Buffer.from(`<!doctype html><html><head><title>क</title></head><body>${body}</body></html>`), options);
  const count = code.replaceAll('&nbsp;', '\u00a0').split(sign).length - 1;
  if (count !== 7) lost.push(`${name}: ${count} of 7`);
}
console.log(lost.join(', ') || 'all are kept');
JS
expected='all are kept'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
