#!/usr/bin/env bash
# The video element of react-player asks www.youtube.com for a script even for an address of youtube-nocookie.com.
#
# Versions: youtube-video-element 1.9.0 (on which react-player 3.4 depends), Chromium 156 (Debian), playwright-core 1.65.1.
# Guess: with an address of youtube-nocookie.com nothing is asked of youtube.com before the film plays.
# Behaviour: the frame comes from youtube-nocookie.com, and the script of the player's interface from www.youtube.com.
# Output seen: document: www.youtube-nocookie.com, script: www.youtube.com
# Matters to whoever promises that nothing of YouTube's own host is asked, and to a policy that names only one of the two.
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
npm install --silent --no-audit --no-fund youtube-video-element@1.9.0 playwright-core@1.65.1 esbuild@0.28.2 || {
  echo 'skipped: npm did not serve the packages'
  exit 0
}
cat >look.mjs <<'JS'
import {buildSync} from 'esbuild';
import {chromium} from 'playwright-core';

const {outputFiles} = buildSync({
  stdin: {contents: 'import "youtube-video-element"', resolveDir: '.'},
  bundle: true,
  write: false,
});
const body = `<!doctype html><script>${outputFiles[0].text}</script>
<youtube-video src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></youtube-video>`;
const browser = await chromium.launch({executablePath: process.env.browser});
const page = await browser.newPage();
const asked = new Set();
await page.route('**/*', (route) => {
  const {host} = new URL(route.request().url());
  if (host === 'example.org') return route.fulfill({body, contentType: 'text/html'});
  asked.add(`${route.request().resourceType()}: ${host}`);
  return route.abort();
});
await page.goto('https://example.org/');
await page.waitForTimeout(1000);
await browser.close();
console.log([...asked].sort().join(', '));
JS
expected='document: www.youtube-nocookie.com, script: www.youtube.com'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
