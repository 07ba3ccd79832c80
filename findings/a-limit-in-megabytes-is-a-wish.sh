#!/usr/bin/env bash
# A limit in megabytes is a wish: a PNG stays above it, and nothing says so.
#
# Versions: browser-image-compression 2.0.2, Chromium 156 (Debian), puppeteer-core 24.43.1.
# Guess: `maxSizeMB: 0.4` is kept: a picture that stays larger is refused.
# Behaviour: a JPEG is made small enough; a PNG is as large as ten attempts leave it, and is returned without an error.
# Output seen: image/jpeg: kept; image/png: 0.6 MB, no error
# Matters to uploads with a limit behind them: the size of what comes back has to be looked at.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chromium=$(command -v chromium) || {
  echo 'skipped: there is no chromium'
  exit 0
}
export chromium
npm init -y >/dev/null
npm install --silent --no-audit --no-fund browser-image-compression@2.0.2 puppeteer-core@24.43.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {readFileSync} from 'node:fs';
import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({executablePath: process.env.chromium, args: ['--no-sandbox'], protocolTimeout: 0});
const page = await browser.newPage();
await page.addScriptTag({content: readFileSync('node_modules/browser-image-compression/dist/browser-image-compression.js', 'utf8')});
const seen = await page.evaluate(async () => {
  // A photograph of leaves: no two pixels are alike.
  const canvas = new OffscreenCanvas(1200, 800);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(1200, 800);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    seed = (seed * 16807) % 2147483647;
    pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(pixels, 0, 0);
  const answers = [];
  for (const type of ['image/jpeg', 'image/png']) {
    const blob = await canvas.convertToBlob({type});
    const file = new File([blob], 'leaves', {type});
    try {
      const small = await imageCompression(file, {maxSizeMB: 0.4, useWebWorker: false});
      answers.push(`${type}: ${small.size <= 0.4 * 1024 * 1024 ? 'kept' : `${(small.size / 1024 / 1024).toFixed(1)} MB, no error`}`);
    } catch (error) {
      answers.push(`${type}: ${error.message.slice(0, 40)}`);
    }
  }
  return answers.join('; ');
});
console.log(seen);
await browser.close();
JS
expected='image/jpeg: kept; image/png: 0.6 MB, no error'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
