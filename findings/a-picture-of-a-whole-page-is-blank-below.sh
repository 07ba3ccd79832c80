#!/usr/bin/env bash
# A full-page screenshot leaves sections with `content-visibility: auto` blank, though it has their height.
#
# Versions: playwright-core 1.65.1, Chromium 156 (Debian), pngjs 7.0.0.
# Guess: the picture shows what a reader would see who scrolls down; the driver makes the window as high as the page.
# Behaviour: the first two sections are drawn, and the others are blank boxes of the right height. What a test compares with
#   such a picture never fails for what stands below.
# Output seen: drawn, drawn, blank, blank, blank, blank
# Matters to tests by pictures of long pages, and to people who look at them: scroll through the page first, or switch it off.
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
npm install --silent --no-audit --no-fund playwright-core@1.65.1 pngjs@7.0.0 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {chromium} from 'playwright-core';
import {PNG} from 'pngjs';

const browser = await chromium.launch({executablePath: process.env.browser});
const page = await browser.newPage({viewport: {width: 360, height: 640}});
await page.setContent(
  `<style>body { margin: 0 } section { content-visibility: auto } section, div { height: 1000px }
  div { background: #f00 }</style>${'<section><div></div></section>'.repeat(6)}`,
);
const {data, width} = PNG.sync.read(await page.screenshot({fullPage: true}));
await browser.close();
const sections = Array.from({length: 6}, (_, index) => {
  const start = (index * 1000 + 500) * width * 4;
  return data[start + 1] === 0 ? 'drawn' : 'blank';
});
console.log(sections.join(', '));
JS
expected='drawn, drawn, blank, blank, blank, blank'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
