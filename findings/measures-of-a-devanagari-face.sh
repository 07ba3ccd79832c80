#!/usr/bin/env bash
# (to be written after the first run)
#
# Versions: @capsizecss/metrics 4.3.0, Mukta of @fontsource/mukta 5.3.0, read by fontkit 2.0.4.
# Guess: the average width of a letter, by which a fallback is fitted, is that of Devanagari letters for a Devanagari face: within
#   a tenth of what a Nepali sentence measures.
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
expected='counted: devanagari, latin; near to Nepali: true; that of Latin: false'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
