import copy from '@site/src/data/pages/offline.yml';
import {isHashed, LIMIT, namedIn, neededIn} from '@site/src/publish/offline/storedPages';
import {timeIn} from '@site/src/publish/offline/worker';

const html = `
  <style>@font-face{src:url(/assets/fonts/latin-1.woff2)}@font-face{src:url("/assets/fonts/devanagari-1.woff2")}</style>
  <link rel=later href=/ne/assets/css/styles.2.css><script type=later src=/ne/assets/js/main.3.js></script>
  <script>loader("/assets/elements/4f/",["site-map"])</script>
  <img src=/img/sized/a-160.5.webp srcset="/img/sized/a-160.5.webp 160w, /img/sized/a-320.5.webp 320w">
  <svg><use href=/ne/assets/woven/hills.6.svg#a></use></svg><a href=/img/favicon.svg></a>
  <img src=/ne/assets/woven/portrait.7.png>
  <site-saved-pages load-on=now></site-saved-pages>`;

it('finds every file with a hash that a page names, those of elements too', () => {
  expect(namedIn(html).sort()).toEqual([
    '/assets/elements/4f/',
    '/assets/fonts/devanagari-1.woff2',
    '/assets/fonts/latin-1.woff2',
    '/img/sized/a-160.5.webp',
    '/img/sized/a-320.5.webp',
    '/ne/assets/css/styles.2.css',
    '/ne/assets/js/main.3.js',
    '/ne/assets/woven/hills.6.svg',
    '/ne/assets/woven/portrait.7.png',
  ]);
});

it('needs of them what a reader sees, and the list of what is kept', () => {
  expect(neededIn(html).sort()).toEqual([
    '/assets/elements/4f/site-saved-pages.js',
    '/assets/fonts/latin-1.woff2',
    '/ne/assets/css/styles.2.css',
    '/ne/assets/woven/hills.6.svg',
    '/ne/assets/woven/portrait.7.png',
  ]);
});

it('knows files that never change by their addresses', () => {
  expect(isHashed('/ne/assets/js/main.3.js')).toBe(true);
  for (const path of ['/sw.js', '/about', '/img/favicon.svg', '/typefaces/a.ttf'])
    expect(isHashed(path)).toBe(false);
});

it('writes the time of a copy by the clock of the device', () => {
  const moment = new Date(2026, 10, 3, 14, 5);
  expect(timeIn(moment, 'en')).toBe('3\u00a0November 2026, 2:05\u00a0PM');
  expect(timeIn(moment, 'ne')).toBe('२०८३\u00a0कात्तिक\u00a0१७, दिउँसो\u00a0२:०५\u00a0बजे');
});

it('keeps as many pages as the page says', () => {
  expect(copy.about.points.join(' ')).toContain(`${LIMIT} pages`);
});
