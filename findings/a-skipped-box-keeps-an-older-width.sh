#!/usr/bin/env bash
# A box that is skipped keeps the width that it had on a wider screen, and makes the page as wide.
#
# Versions: Chromium 156 and Firefox 153 (Debian), puppeteer-core 24.43.1.
# Guess: `contain-intrinsic-size: auto 100px` remembers the height, so that the scroll bar does not jump; a box that was
#   skipped on a turned phone is as wide as the phone.
# Behaviour: the width is remembered as well, and a grid column of automatic width gets it: 800 pixels on a screen of
#   360. `contain-intrinsic-block-size` cures Chromium; Firefox remembers both sizes of everything with
#   `content-visibility: auto`.
# Output seen: Chromium: size 800, height 360; Firefox: size 800, height 800
# Matters to phones that are turned, and windows that are made narrower: skip only boxes whose width comes from
#   outside, in a column of `minmax(0, 1fr)` for example.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chromium=$(command -v chromium) || {
  echo 'skipped: there is no chromium'
  exit 0
}
export chromium
firefox=$(command -v firefox-esr) || {
  echo 'skipped: there is no firefox-esr'
  exit 0
}
export firefox
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const page = (property) => `<!doctype html><style>
  body { margin: 0; display: grid }
  section { content-visibility: auto; ${property}: auto 100px }
  .space { height: 5000px }
  .wide { width: 100vw; height: 300px }
</style><section><div class="wide"></div></section><div class="space"></div>`;

async function seen(browser, executablePath) {
  const opened = await puppeteer.launch({browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : []});
  const tab = await opened.newPage();
  const widths = [];
  for (const property of ['contain-intrinsic-size', 'contain-intrinsic-block-size']) {
    await tab.setViewport({width: 800, height: 360});
    await tab.setContent(page(property));
    const frames = () =>
      tab.evaluate(async () => {
        for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame);
      });
    await frames();
    await tab.evaluate(() => scrollTo(0, 4000));
    await frames();
    await tab.setViewport({width: 360, height: 800});
    await frames();
    widths.push(`${property.includes('block') ? 'height' : 'size'} ${await tab.evaluate(() => document.documentElement.scrollWidth)}`);
  }
  await opened.close();
  return widths.join(', ');
}
console.log(
  `Chromium: ${await seen('chrome', process.env.chromium)}; Firefox: ${await seen('firefox', process.env.firefox)}`,
);
JS
expected='Chromium: size 800, height 360; Firefox: size 800, height 800'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
