#!/usr/bin/env bash
# Intl writes the rupee of Nepal as नेरू in Nepali, or as NPR, and never as रु.
#
# Versions: Node 20.20 (ICU 78), Chromium 156 and Firefox 153 (Debian), puppeteer-core 24.43.1.
# Guess: Intl writes the rupee of Nepal in Nepali as people there do, रु.
# Behaviour: Node and Firefox write नेरू (with a long ू); the narrow symbol is रू there. Chromium, which has no data for
#   Nepali, writes NPR and Latin digits.
# Output seen: Node: नेरू १,९९९; Chromium: NPR 1,999; Firefox: नेरू १,९९९
# Matters on each price: write it without Intl.
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

const price = () =>
  new Intl.NumberFormat('ne', {style: 'currency', currency: 'NPR', maximumFractionDigits: 0})
    .format(1999)
    .replace(/\s/g, ' ');

async function answer(browser, executablePath) {
  const opened = await puppeteer.launch({browser, executablePath, args: browser === 'chrome' ? ['--no-sandbox'] : []});
  const page = await opened.newPage();
  const result = await page.evaluate(price);
  await opened.close();
  return result;
}

const seen = {
  Node: price(),
  Chromium: await answer('chrome', process.env.chromium),
  Firefox: await answer('firefox', process.env.firefox),
};
console.log(Object.entries(seen).map((line) => line.join(': ')).join('; '));
JS
expected='Node: नेरू १,९९९; Chromium: NPR 1,999; Firefox: नेरू १,९९९'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
