import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type {Locale} from '@site/src/lib/locale';
import {HEIGHT, WIDTH} from '@site/src/lib/socialImage';
import {
  drawBackground,
  drawHeading,
  drawImage,
  headingStyle,
  repeated,
} from '@site/src/plugins/social/drawImage';
import {COLOURS, headingArea} from '@site/src/plugins/social/layout';
import {descentOf, drawText, loadFonts, widthOf} from '@site/src/plugins/social/text';

/** The longest of the site in each language, and worse. */
const headings: [Locale, string][] = [
  ['en', 'Rs 1,999 a year: why this fee, and what is it for?'],
  ['en', 'Hire people we have already worked with'],
  ['en', 'Supercalifragilisticexpialidocious'.repeat(3)],
  ['en', 'One heading that goes on and on and on '.repeat(8)],
  ['ne', 'नयाँ सुविधा माग्नुहोस् वा गडबडीको जानकारी दिनुहोस्'],
  ['ne', 'काठमाडौँमा रहेको हाम्रो टोलीसँग कुरा गर्नुहोस्'],
  ['ne', 'हामीसँग काम गरिसकेका मानिसलाई काम दिनुहोस् '.repeat(6)],
  ['ne', 'JDR फन्ट डाउनलोड गर्नुहोस्'],
];

let folder: string;
const style = (locale: Locale) => ({...headingStyle(locale), size: 100});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'social '));
  await loadFonts(path.join(folder, 'fonts'));
});
afterAll(() => rmSync(folder, {recursive: true}));

it.each(headings)('keeps a heading inside its area (%s: %s)', async (locale, heading) => {
  const {width, baseline} = await drawHeading(heading, locale);
  expect(width).toBeLessThanOrEqual(headingArea.width);
  expect(headingArea.baseline - baseline).toBeGreaterThanOrEqual(headingArea.top - 4);
});

it.each([
  ['क्ष', 'क्\u200c' + 'ष'],
  ['ज्ञ', 'ज्\u200c' + 'ञ'],
  ['प्र', 'प्\u200c' + 'र'],
  ['र्म', 'र्\u200c' + 'म'],
])('joins the letters of %s, as Nepali is written', async (joined, apart) => {
  expect(await widthOf(joined, style('ne'))).toBeLessThan(
    0.8 * (await widthOf(apart, style('ne'))),
  );
});

it('sets the vowel sign of कि before its letter', async () => {
  const {data, info} = await drawText(['कि'], style('ne'))
    .raw()
    .toBuffer({resolveWithObject: true});
  const letter = await drawText(['क'], style('ne')).raw().toBuffer({resolveWithObject: true});
  // Near its foot कि begins with the stem of the sign; क alone has its stem in the middle.
  const firstInk = (pixels: Buffer, {width, height}: {width: number; height: number}) => {
    const row = height - 6;
    const alphas = Array.from({length: width}, (_, x) => pixels[(row * width + x) * 4 + 3]!);
    return alphas.findIndex((alpha) => alpha > 128);
  };
  expect(firstInk(data, info)).toBeLessThan(20);
  expect(firstInk(letter.data, letter.info)).toBeGreaterThan(20);
});

it('draws 5 and 8 as Nepali does and not as Hindi does', async () => {
  const pixels = (locale: string) =>
    drawText(['५८'], style(locale as Locale))
      .raw()
      .toBuffer();
  expect((await pixels('ne')).equals(await pixels('hi'))).toBe(false);
});

it('tells how far the last line reaches below its baseline', async () => {
  expect(await descentOf(['Hands'], style('en'))).toBeLessThanOrEqual(3);
  const tail = await descentOf(['Types'], style('en'));
  expect(tail).toBeGreaterThan(15);
  expect(await descentOf(['Hands', 'Types'], style('en'))).toBe(tail);
});

it('draws the same on a machine with other fonts and other settings', () => {
  const settings = path.join(folder, 'other.conf');
  writeFileSync(
    settings,
    `<fontconfig><match target="pattern">
      <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    </match></fontconfig>`,
  );
  const steps = path.resolve(__dirname, '../../../src/plugins/social');
  const program = path.join(folder, 'draw.ts');
  writeFileSync(
    program,
    `import {drawHeading} from ${JSON.stringify(path.join(steps, 'drawImage'))};
     import {loadFonts} from ${JSON.stringify(path.join(steps, 'text'))};
     loadFonts(process.argv[2]!)
       .then(() => drawHeading('JDR फन्ट क्ष', 'ne'))
       .then(({data}) => process.stdout.write(data.toString('base64')));`,
  );
  // Settings are read once in the life of a process.
  const [here, there] = [{}, {FONTCONFIG_FILE: settings, LANG: 'hi_IN'}].map((env, index) =>
    execFileSync(
      process.execPath,
      ['--import', 'tsx', program, path.join(folder, `fonts-${index}`)],
      {env: {...process.env, ...env}, encoding: 'utf8'},
    ),
  );
  expect(here!.length).toBeGreaterThan(1000);
  expect(here === there).toBe(true);
});

it('repeats the band alike on both sides of the middle', () => {
  // The tile's own middle is its sixth cell of ten.
  const [row] = repeated(['.abcdXdcba'], 25);
  expect(row).toHaveLength(25);
  expect(row).toBe([...row!].reverse().join(''));
  expect(row![12]).toBe('X');
});

it('makes a small PNG of the size that services ask for, the same each time', async () => {
  const words = {locale: 'ne', name: 'नाम', descriptor: 'पेशाकर्मी बजार'} as const;
  const background = await drawBackground(words);
  const picture = await drawImage(background, headings[4]![1], 'ne');
  const {format, width, height} = await sharp(picture).metadata();
  expect({format, width, height}).toEqual({format: 'png', width: WIDTH, height: HEIGHT});
  expect(picture.length).toBeLessThanOrEqual(60 * 1024);
  expect(picture.equals(await drawImage(await drawBackground(words), headings[4]![1], 'ne'))).toBe(
    true,
  );
  const [r, g, b] = await sharp(picture).removeAlpha().raw().toBuffer();
  expect(`#${[r, g, b].map((value) => value!.toString(16)).join('')}`).toBe(COLOURS.ground);
});
