import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';

const siteDir = process.cwd();
const read = (file: string) => readFileSync(path.join(siteDir, file));

/** The characters of the prose, the lists and the interface, without those of control. */
const characters = new Set(
  ['docs', 'pages', 'i18n/ne', 'src/data'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx?|ya?ml|json)$/.test(file))
      .flatMap((file) => [
        ...read(path.join(folder, file))
          .toString()
          .replace(/\p{Cc}/gu, ''),
      ]),
  ),
);
const isDevanagari = (character: string) => /[\u0900-\u097f]/u.test(character);
const devanagari = [...characters].filter(isDevanagari);
const latin = [...characters].filter((character) => /[ -\u024f\u2010-\u2026]/u.test(character));

const files = readdirSync(path.join(siteDir, 'static/assets/fonts'));

test.each(files)('%s has its hash in its name, and the style sheet asks for it', (file) => {
  const bytes = read(`static/assets/fonts/${file}`);
  expect(/-(\w+)\.woff2$/.exec(file)?.[1]).toBe(
    createHash('sha256').update(bytes).digest('hex').slice(0, 8),
  );
  expect(read('src/css/fonts.css').toString()).toContain(`url('/assets/fonts/${file}')`);
});

test.each([
  ['latin-400', latin],
  ['latin-700', latin],
  ['devanagari-400', devanagari],
  ['devanagari-700', devanagari],
])('the font %s has every letter of the texts', (name, letters) => {
  const [file] = files.filter((one) => one.startsWith(`mukta-${name}-`));
  const font = fontkit.create(read(`static/assets/fonts/${file}`)) as fontkit.Font;
  const missing = letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  expect(letters.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test('the style sheet asks for every Devanagari letter of the texts', () => {
  const ranges = [
    ...read('src/css/fonts.css')
      .toString()
      .matchAll(/unicode-range: ([^;]+);/g),
  ];
  expect(new Set(ranges.map(([, range]) => range)).size).toBe(1);
  const spans = ranges[0]![1]!.split(', ').map((span) =>
    span
      .slice(2)
      .split('-')
      .map((end) => parseInt(end, 16)),
  );
  const asked = (code: number) =>
    spans.some(([from, to]) => code >= from! && code <= (to ?? from!));
  expect(devanagari.filter((letter) => !asked(letter.codePointAt(0)!))).toEqual([]);
});

// Without U+200D, Chromium 156 draws गर्‍यो in two runs, and the ra loses its eyelash.
test.each(['src/css/fonts.css', 'editor/ui/styles.css', 'src/publish/heading-font/index.ts'])(
  'the faces for Devanagari in %s are asked for joiners, too',
  (file) => {
    const ranges = read(file)
      .toString()
      .match(/(?<=unicode-range: |range: ')[^;'\n]*U\+0?900-0?97F[^;'\n]*/gi);
    expect(ranges).not.toBeNull();
    expect(ranges!.filter((range) => !range.includes('U+200C-200D'))).toEqual([]);
  },
);
