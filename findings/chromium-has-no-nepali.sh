#!/usr/bin/env bash
# Chromium has no Nepali dates and digits; Firefox has.
#
# Versions: Chromium 156 and Firefox 153 (Debian), puppeteer-core 24.43.1.
# Guess: a browser that Android phones in Nepal come with has the names of Nepali months and its digits, as Firefox and
#   Node have.
# Behaviour: Chromium takes `ne` and writes English. What Node wrote into a page changes when a script formats it again
#   in the browser.
# Output seen: Chromium: January 1; Firefox: जनवरी १
# Matters to pages that are rendered in Node and hydrate, and to scripts that format dates for Nepali readers: do it
#   when the site is built, or without Intl.
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
  const result = await page.evaluate(() =>
    new Intl.DateTimeFormat('ne', {month: 'long', day: 'numeric', timeZone: 'UTC'}).format(new Date(0)));
  await opened.close();
  return result;
}

const seen = {
  Chromium: await answer('chrome', process.env.chromium),
  Firefox: await answer('firefox', process.env.firefox),
};
console.log(Object.entries(seen).map((line) => line.join(': ')).join('; '));
JS
expected='Chromium: January 1; Firefox: जनवरी १'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
