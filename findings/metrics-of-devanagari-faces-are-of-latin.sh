#!/usr/bin/env bash
# The measures by which a fallback is fitted to a Devanagari face are those of its Latin letters.
#
# Versions: @capsizecss/metrics 4.3.0, Mukta of @fontsource/mukta 5.3.0, read by fontkit 2.0.4.
# Guess: the average width of a letter is that of Devanagari letters for a Devanagari face: within a tenth of what a
#   Nepali sentence measures.
# Behaviour: it counts English letters, 0.42 em, where those of a Nepali sentence have 0.37; besides, there is only one
#   of Thai, which this face does not have.
# Output seen: counted: latin, thai; near to Nepali: false; that of Latin: true
# Matters to tools that make `size-adjust` of it: measure Nepali words in both faces instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @capsizecss/metrics@4.3.0 @fontsource/mukta@5.3.0 fontkit@2.0.4 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import * as fontkit from 'fontkit';

const metrics = createRequire(import.meta.url)('@capsizecss/metrics/mukta');
const face = fontkit.create(
  readFileSync('node_modules/@fontsource/mukta/files/mukta-devanagari-400-normal.woff2'),
);
const text = 'यो सेवा निःशुल्क छ र कसैले पनि कमिसन लिँदैन';
const average = face.layout(text).advanceWidth / text.length;
const isNear = Math.abs((metrics.xWidthAvg * face.unitsPerEm) / metrics.unitsPerEm / average - 1) < 0.1;
const {subsets = {}} = metrics;
console.log(`counted: ${Object.keys(subsets).join(', ')}; near to Nepali: ${isNear}; that of Latin: ${metrics.xWidthAvg === subsets.latin?.xWidthAvg}`);
JS
expected='counted: latin, thai; near to Nepali: false; that of Latin: true'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
