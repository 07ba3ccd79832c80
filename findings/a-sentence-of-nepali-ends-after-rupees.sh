#!/usr/bin/env bash
# Intl.Segmenter ends a Nepali sentence after रु. (rupees) and डा. (doctor).
#
# Versions: Node 20.20 (ICU 78), Chromium 156 and Firefox 153 (Debian), puppeteer-core 24.43.1.
# Guess: a segmenter of sentences that is told `ne` knows the commonest abbreviations, रु. and डा., and finds two
#   sentences in two.
# Behaviour: four in all three programs: a full stop before a space ends a sentence, because no letter of Devanagari is
#   a small one, by which English tells abbreviations.
# Output seen: Node: 4; Chromium: 4; Firefox: 4
# Matters to summaries, previews and merges by sentence of texts with prices and names.
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

const count = () =>
  [...new Intl.Segmenter('ne', {granularity: 'sentence'}).segment('यसको मूल्य रु. ५०० हो। डा. राम आउनुभयो।')].length;

async function answer(browser, executablePath) {
  const opened = await puppeteer.launch({browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : []});
  const page = await opened.newPage();
  const result = await page.evaluate(count);
  await opened.close();
  return result;
}

const seen = {
  Node: count(),
  Chromium: await answer('chrome', process.env.chromium),
  Firefox: await answer('firefox', process.env.firefox),
};
console.log(Object.entries(seen).map((line) => line.join(': ')).join('; '));
JS
expected='Node: 4; Chromium: 4; Firefox: 4'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
