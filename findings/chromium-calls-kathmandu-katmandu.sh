#!/usr/bin/env bash
# Chromium on a machine in Nepal says that its time zone is Asia/Katmandu, Firefox that it is Asia/Kathmandu.
#
# Versions: Chromium 156 and Firefox 153 (Debian), puppeteer-core 24.43.1.
# Guess: a browser on a machine whose zone is Asia/Kathmandu says that name, the one of the time zone database.
# Behaviour: Chromium says an older name of the database, which ICU keeps as the right one.
# Output seen: Chromium: Asia/Katmandu; Firefox: Asia/Kathmandu
# Matters to whoever tells by the zone that a reader is in Nepal: a comparison with either name misses the other
#   browser.
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
  const result = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await opened.close();
  return result;
}

const seen = {
  Chromium: await answer('chrome', process.env.chromium),
  Firefox: await answer('firefox', process.env.firefox),
};
console.log(Object.entries(seen).map((line) => line.join(': ')).join('; '));
JS
expected='Chromium: Asia/Katmandu; Firefox: Asia/Kathmandu'
seen=$(TZ=Asia/Kathmandu node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
