#!/usr/bin/env bash
# (to be written after the first run)
#
# Versions: Chromium 156 and Firefox 153 (Debian), puppeteer-core 24.43.1.
# Guess: `overflow-wrap: anywhere` ends a line only where Intl.Segmenter of the same browser ends a letter, never inside a
#   conjunct or before a vowel sign.
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

async function answer(browser, executablePath) {
  const opened = await puppeteer.launch({browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : []});
  const page = await opened.newPage();
  const result = await page.evaluate(() => {
    document.documentElement.lang = 'ne';
    document.body.innerHTML = '<p style="width: 0; overflow-wrap: anywhere; font: 20px sans-serif"></p>';
    const [paragraph] = document.body.children;
    const word = 'राष्ट्रियक्षेत्रगर्‍योविद्यार्थी';
    paragraph.textContent = word;
    const range = document.createRange();
    const tops = Array.from(word, (_, index) => {
      range.setStart(paragraph.firstChild, index);
      range.setEnd(paragraph.firstChild, index + 1);
      return Math.round(range.getClientRects()[0]?.top ?? -1);
    });
    const starts = tops.flatMap((top, index) => (top > -1 && top !== tops.slice(0, index).findLast((one) => one > -1) ? [index] : []));
    const lines = starts.map((start, index) => word.slice(start, starts[index + 1]));
    const letters = Array.from(new Intl.Segmenter('ne').segment(word), ({segment}) => segment);
    return String(lines) === String(letters) ? 'lines are letters' : `lines ${lines.join(' ')}, letters ${letters.join(' ')}`;
  });
  await opened.close();
  return result;
}

const seen = {
  Chromium: await answer('chrome', process.env.chromium),
  Firefox: await answer('firefox', process.env.firefox),
};
console.log(Object.entries(seen).map((line) => line.join(': ')).join('; '));
JS
expected='Chromium: lines are letters; Firefox: lines are letters'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
