#!/usr/bin/env bash
# The video element of react-player gives its frame no name, whatever title the element has.
#
# Versions: youtube-video-element 1.9.0, esbuild 0.28.2, Chromium 156 (Debian), playwright-core 1.65.1.
# Guess: the `title` of `<youtube-video>` becomes the title of its frame; without one the frame has a general title.
# Behaviour: the frame has neither `title` nor `aria-label`, with a title of the element or without, as long as
#   YouTube's own script is not there.
# Output seen: with a title: no name; without: no name
# Matters to pages that must name their frames (WCAG 4.1.2): set the title on the frame in the shadow root, each time
#   that it is made.
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
const film = 'src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"';
const body = `<!doctype html><script>${outputFiles[0].text}</script>
<youtube-video ${film} title="Big Buck Bunny"></youtube-video><youtube-video ${film}></youtube-video>`;
const browser = await chromium.launch({executablePath: process.env.browser});
const page = await browser.newPage();
await page.route('**/*', (route) =>
  route.request().url() === 'https://example.org/'
    ? route.fulfill({body, contentType: 'text/html'})
    : route.abort(),
);
await page.goto('https://example.org/');
await page.locator('youtube-video iframe').nth(1).waitFor({state: 'attached'});
const names = await page
  .locator('youtube-video iframe')
  .evaluateAll((frames) => frames.map(({title, ariaLabel}) => title || ariaLabel || 'no name'));
await browser.close();
console.log(`with a title: ${names[0]}; without: ${names[1]}`);
JS
expected='with a title: no name; without: no name'
seen=$(node look.mjs)
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
