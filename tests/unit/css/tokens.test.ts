import fs from 'node:fs';
import postcss from 'postcss';
import {darkByAttribute} from '@site/src/css';

/** The custom properties of the first block that opens with the given text. */
function tokensOf(opening: string, sheet = 'tokens'): Record<string, string> {
  const css = fs.readFileSync(`src/css/${sheet}.css`, 'utf8');
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`${sheet}.css has no block "${opening}"`);
  const block = css.slice(start + opening.length, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  );
}

const light = tokensOf(':root {');
const dark = tokensOf(':root:not([data-theme]) {');
const inDark = {...light, ...dark};

/** Contrast of two colours as WCAG 2 defines it, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [high, low] = [first, second].map(luminance).sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(long.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('gives who chose the dark scheme the values of who prefers it', () => {
  const [rule, query] = [
    ":root[data-theme='dark']{--a:b}",
    '@media (prefers-color-scheme: dark){:root:not([data-theme]){--a:b}}',
  ];
  const other = '@media print{:root:not([data-theme]){--a:c}}';
  expect(postcss([darkByAttribute]).process(query + other).css).toBe(rule + query + other);
});

it('gives drawings that are files of their own the colours of the style sheet', () => {
  const [day, night] = [':root {', ':root:not([data-theme]) {'].map((opening) =>
    tokensOf(opening, 'illustrations'),
  );
  for (const folder of ['cities', 'motifs']) {
    for (const file of fs.readdirSync(`src/illustrations/${folder}`)) {
      const svg = fs.readFileSync(`src/illustrations/${folder}/${file}`, 'utf8');
      const [light = '', dark = ''] = /<style>(.*)@media(.*)<\/style>/.exec(svg)!.slice(1);
      for (const [text, tokens] of [[light, day] as const, [dark, night] as const]) {
        const colours = [...text.matchAll(/(--w-\w+):([^;}]+)/g)];
        for (const [, name, colour] of colours) expect(tokens![name!]).toBe(colour);
        expect(colours.length).toBeGreaterThan(0);
      }
    }
  }
});

it('has every colour that a committed drawing names, by day the same', () => {
  const day = {...light, ...tokensOf(':root {', 'illustrations')};
  const files = fs.readdirSync('src/illustrations', {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const svg = fs.readFileSync(`src/illustrations/${file}`, 'utf8');
    for (const [, name, colour] of svg.matchAll(/var\((--[\w-]+)(?:,([^)]*))?\)/g)) {
      const expected = colour ?? (expect.any(String) as string);
      expect([file, name, day[name!]]).toEqual([file, name, expected]);
    }
  }
});

const GROUNDS = ['ground', 'mist', 'well', 'note'];

const pairs: [text: string, ground: string, least: number][] = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'ink-2', 'ink-3', 'accent'].map((text): [string, string, number] => [text, ground, 7]),
  ),
  ['on-fill', 'button', 7],
  ['on-fill', 'button-hover', 7],
  ['accent-fill', 'ground', 3],
  ['on-block', 'block', 7],
  ['on-block-2', 'block', 7],
  ['on-block', 'block-2', 7],
  ['on-block-2', 'block-2', 7],
  ['on-block-2', 'footer', 7],
  ['highlight', 'block', 7],
  ['highlight', 'footer', 7],
  ['on-highlight', 'highlight', 7],
  ['success', 'ground', 7],
  ['success', 'success-wash', 7],
  ['error', 'ground', 7],
  ['error', 'error-wash', 7],
  ['line-strong', 'ground', 3],
  ['line-strong', 'mist', 3],
  ['focus', 'ground', 3],
  ['focus', 'mist', 3],
];

it.each(pairs)('%s on %s has a contrast of at least %d in both themes', (text, ground, least) => {
  for (const theme of [light, inDark]) {
    const ratio = contrast(theme[`--sp-${text}`]!, theme[`--sp-${ground}`]!);
    expect(ratio).toBeGreaterThanOrEqual(least);
  }
});
