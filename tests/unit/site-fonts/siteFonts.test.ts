import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {decompress} from 'wawoff2';
import {tableOf} from '@site/src/lib/fonts';
import {
  glyphsOf,
  makeFont,
  nepaliCharacters as characters,
  withoutLanguageRules,
} from '@site/src/plugins/site-fonts/makeFont';
import {removeEarlier, storeFonts, wholeFont} from '@site/src/plugins/site-fonts/storeFonts';
import {subset} from '@site/src/plugins/site-fonts/subset';
import {everyPair, hardWords, wordsOfTheSite} from './nepaliTexts';

jest.setTimeout(60_000);

type FontName = Parameters<typeof wholeFont>[0];

const letters = characters.filter((code) => code !== 0x20);
const texts = [...wordsOfTheSite(), ...hardWords, ...everyPair];

const drawnByWhole = new Map<string, Promise<string[][]>>();

/** The texts that a font draws in other ways than the whole font, which draws them once for all tests. */
async function differences(name: FontName, part: Buffer): Promise<string[]> {
  const isDrawn = drawnByWhole.get(name) ?? wholeFont(name).then((whole) => drawn([whole], texts));
  drawnByWhole.set(name, isDrawn);
  const [[inWhole], [inPart]] = await Promise.all([isDrawn, drawn([part], texts)]);
  return texts.filter((_, index) => inWhole![index] !== inPart![index]);
}

function drawn(fonts: readonly Buffer[], words: readonly string[]): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const workerData = fonts.map((bytes) => ({bytes, texts: words}));
    const worker = new Worker(path.join(__dirname, 'shaper.mjs'), {workerData});
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

describe.each(['devanagari-400', 'devanagari-700'] as const)('%s', (name) => {
  let whole: Buffer;
  let packed: Buffer;
  let part: Buffer;

  beforeAll(async () => {
    whole = await wholeFont(name);
    packed = await makeFont(whole, 'devanagari');
    part = Buffer.from(await decompress(packed));
  });

  it('draws every Nepali text as the whole font does', async () => {
    expect(texts.length).toBeGreaterThan(5000);
    expect(await differences(name, part)).toEqual([]);
  });

  it('has every letter of the site and of Nepali', async () => {
    const signs = [...new Set([...wordsOfTheSite().join(''), ...String.fromCodePoint(...letters)])];
    const [shown] = await drawn([part], signs);
    expect(signs.filter((_, index) => shown![index]!.includes('missing'))).toEqual([]);
  });

  it('names who made it and under which licence', () => {
    const names = tableOf(part, 'name').toString('latin1').replaceAll('\0', '');
    expect(names).toContain('Girish Dalvi, Ek Type');
    expect(names).toContain('scripts.sil.org/OFL');
  });
});

// The comparison itself: it has to see what a wrong subset would lose.
describe('the comparison', () => {
  const NAME = 'devanagari-400';
  let whole: Buffer;
  beforeAll(async () => {
    whole = await wholeFont(NAME);
  });

  it('sees a missing letter', async () => {
    const without = characters.filter((code) => code !== 'ञ'.codePointAt(0));
    const found = await differences(
      NAME,
      await subset(whole, {characters: without, closure: true}),
    );
    expect(found).toContain('ज्ञ');
    expect(found.every((text) => text.includes('ञ'))).toBe(true);
  });

  it('sees missing conjuncts', async () => {
    const font = await subset(whole, {characters, closure: false});
    expect(await differences(NAME, font)).toEqual(
      expect.arrayContaining(['क्ष', 'त्र', 'द्ध', 'र्‍य', 'स्वातन्त्र्य']),
    );
  });

  it('sees one missing glyph', async () => {
    const [kept, conjunct] = await Promise.all(
      ['नतरय्', 'नतर्'].map(async (text) => {
        const some = [...text].map((letter) => letter.codePointAt(0)!);
        const part = await subset(whole, {characters: some, closure: true, keepNumbers: true});
        return glyphsOf(part).drawn;
      }),
    );
    const only = kept!.filter((glyph) => !conjunct!.includes(glyph));
    const all = await subset(whole, {characters, closure: true, keepNumbers: true});
    const glyphs = glyphsOf(all).drawn.filter((glyph) => !only.includes(glyph));
    const font = await subset(whole, {characters, glyphs, closure: false});
    expect(await differences(NAME, font)).toContain('स्वातन्त्र्य');
  });
});

describe.each(['latin-400', 'latin-700'] as const)('%s', (name) => {
  it('has what European names and ordinary sentences need', async () => {
    const whole = await wholeFont(name);
    const part = Buffer.from(await decompress(await makeFont(whole, 'latin')));
    const latin1 = [...Array(0x60).keys()].map((at) => String.fromCodePoint(0xa0 + at));
    const signs = [...'Müller Œuvre “quoted” ‘word’ – — … • € ™ −', ...latin1];
    const [before, after] = await drawn([whole, part], signs);
    expect(after).toEqual(before);
    expect(signs.filter((_, index) => after![index]!.includes('missing'))).toEqual([]);
  });
});

it('makes the fonts once, and a damaged one again, of the same bytes', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  const folder = '.cache/site-fonts/e2';
  const place = (name: string) => path.join(siteDir, folder, `mukta-${name}.woff2`);
  mkdirSync(path.join(siteDir, '.cache/site-fonts/e1'), {recursive: true});
  await storeFonts(siteDir, folder);
  const before = readFileSync(place('devanagari-400'));
  utimesSync(place('latin-400'), new Date(0), new Date(0));
  writeFileSync(place('devanagari-400'), before.subarray(0, 3000));
  await storeFonts(siteDir, folder);
  await removeEarlier(siteDir, folder);
  expect(readFileSync(place('devanagari-400')).equals(before)).toBe(true);
  expect(statSync(place('latin-400')).mtimeMs).toBe(0);
  expect(() => statSync(path.join(siteDir, '.cache/site-fonts/e1'))).toThrow();
  rmSync(siteDir, {recursive: true});
});

it('drops rules for languages that a script names, but never any for Nepali', async () => {
  const whole = await wholeFont('devanagari-400');
  expect(tableOf(whole, 'GSUB').includes('MAR ')).toBe(true);
  const scripts = (font: Buffer) => {
    const table = tableOf(font, 'GSUB');
    const list = table.subarray(table.readUInt16BE(4));
    return [...Array(list.readUInt16BE(0)).keys()].map((index) =>
      list.readUInt16BE(list.readUInt16BE(6 + 6 * index) + 2),
    );
  };
  expect(scripts(whole)).toContain(2);
  expect(new Set(scripts(withoutLanguageRules(whole)))).toEqual(new Set([0]));

  const nepali = Buffer.from(whole);
  const gsub = tableOf(nepali, 'GSUB');
  gsub.write('NEP ', gsub.indexOf('MAR '), 'latin1');
  expect(() => withoutLanguageRules(nepali)).toThrow('has rules for Nepali');
});

it('asks for every letter of the fonts in the style sheet', () => {
  const sheet = readFileSync(path.resolve(__dirname, '../../../src/css/fonts.css'), 'utf8');
  const ranges = [...sheet.matchAll(/unicode-range: ([^;]+);/g)].map(([, range]) => range!);
  expect(new Set(ranges).size).toBe(1);
  const spans = ranges[0]!.split(', ').map((span) =>
    span
      .slice(2)
      .split('-')
      .map((end) => parseInt(end, 16)),
  );
  const asked = (code: number) =>
    spans.some(([from, to]) => code >= from! && code <= (to ?? from!));
  expect(letters.filter((code) => !asked(code))).toEqual([]);
});
