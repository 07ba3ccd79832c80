#!/usr/bin/env bash
# Nepali that Chromium prints to PDF cannot be copied out: conjuncts are lost and short i changes its place.
#
# Versions: Chromium 156 (Debian), playwright-core 1.65.1, read by pdfjs-dist 5.6.205; Mukta of @fontsource/mukta 5.3.0.
# Guess: a page that looks right in the PDF is copied out as it was written, as in English.
# Behaviour: a glyph that no single character has (a conjunct, a letter with reph) has no text, so a NUL stands there or
#   nothing, and signs are read in the order in which they are drawn, ि before its consonant. Tagged or not is the same.
# Output seen: काम: same, गर्ने: other, निःशुल्क: other, मान्छे: other, राष्ट्र: other, घर: same
# Matters to whoever offers "Save as PDF" for a text that is to be searched, copied or read aloud: offer the text as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
browser=$(command -v chromium) || {
  echo 'skipped: there is no chromium'
  exit 0
}
export browser
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1 pdfjs-dist@5.6.205 @fontsource/mukta@5.3.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {chromium} from 'playwright-core';

const file = 'node_modules/@fontsource/mukta/files/mukta-devanagari-400-normal.woff2';
const face = `@font-face { font-family: Mukta; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}) }`;
const browser = await chromium.launch({executablePath: process.env.browser});
const page = await browser.newPage();
const lines = [];
for (const word of ['काम', 'गर्ने', 'निःशुल्क', 'मान्छे', 'राष्ट्र', 'घर']) {
  await page.setContent(`<html lang="ne"><style>${face} p { font: 20px Mukta }</style><p>${word}</p>`);
  await page.evaluate(() => document.fonts.ready);
  const printed = await getDocument({data: new Uint8Array(await page.pdf()), verbosity: 0}).promise;
  const {items} = await (await printed.getPage(1)).getTextContent();
  lines.push(`${word}: ${items.map(({str}) => str).join('').trim() === word ? 'same' : 'other'}`);
}
await browser.close();
console.log(lines.join(', '));
JS
expected='काम: same, गर्ने: other, निःशुल्क: other, मान्छे: other, राष्ट्र: other, घर: same'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
