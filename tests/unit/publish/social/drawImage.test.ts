import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type {Locale} from 'nepali-text/locale';
import {
  drawBackground,
  drawHeading,
  drawImage,
  drawText,
  headingArea,
  registerFonts,
} from '@site/src/publish/social/drawImage';

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
const style = (locale: Locale) => ({locale, weight: 'Bold', colour: '#fff', size: 100}) as const;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'social '));
  await registerFonts(path.join(folder, 'fonts'));
});
afterAll(() => rmSync(folder, {recursive: true}));

it.each(headings)('keeps a heading inside its area (%s: %s)', async (locale, heading) => {
  const {width, height} = (await drawHeading(heading, locale)).info;
  expect(width).toBeLessThanOrEqual(headingArea.width);
  expect(height).toBeLessThanOrEqual(headingArea.height);
});

it('leaves no word alone in the last line', async () => {
  // The first line has room for "in", too.
  const {width} = (await drawHeading('Event planners in Nepal', 'en')).info;
  expect(width).toBeLessThan(0.9 * headingArea.width);
});

it.each([
  ['क्ष', 'क्\u200c' + 'ष'],
  ['ज्ञ', 'ज्\u200c' + 'ञ'],
  ['प्र', 'प्\u200c' + 'र'],
  ['र्म', 'र्\u200c' + 'म'],
])('joins the letters of %s, as Nepali is written', async (joined, apart) => {
  const [one, two] = await Promise.all([joined, apart].map((text) => drawText(text, style('ne'))));
  expect(one!.info.width).toBeLessThan(0.8 * two!.info.width);
});

it('sets the vowel sign of कि before its letter', async () => {
  // Near its foot कि begins with the stem of the sign; क alone has its stem in the middle.
  const firstInk = async (text: string) => {
    const {
      data,
      info: {width, height},
    } = await drawText(text, style('ne'));
    const pixels = await sharp(data).raw().toBuffer();
    const row = height - 6;
    const alphas = Array.from({length: width}, (_, x) => pixels[(row * width + x) * 4 + 3]!);
    return alphas.findIndex((alpha) => alpha > 128);
  };
  expect(await firstInk('कि')).toBeLessThan(20);
  expect(await firstInk('क')).toBeGreaterThan(20);
});

it('draws 5 and 8 as Nepali does and not as Hindi does', async () => {
  const [nepali, hindi] = await Promise.all(
    ['ne', 'hi'].map((locale) => drawText('५८', {...style('ne'), locale: locale as Locale})),
  );
  expect(nepali!.data.equals(hindi!.data)).toBe(false);
});

it('draws the same on a machine with other fonts and other settings', () => {
  const settings = path.join(folder, 'other.conf');
  writeFileSync(
    settings,
    `<fontconfig><match target="pattern">
      <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    </match></fontconfig>`,
  );
  const steps = path.resolve('src/publish/social');
  const program = path.join(folder, 'draw.ts');
  writeFileSync(
    program,
    `import {drawHeading, registerFonts} from ${JSON.stringify(path.join(steps, 'drawImage'))};
     registerFonts(process.argv[2]!)
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

it('makes the same picture each time, in the colour of the site', async () => {
  const words = {locale: 'ne', name: 'नाम', descriptor: 'पेशाकर्मी बजार'} as const;
  const background = await drawBackground(words);
  const picture = await drawImage(background, headings[4]![1], 'ne');
  expect(picture.equals(await drawImage(await drawBackground(words), headings[4]![1], 'ne'))).toBe(
    true,
  );
  const [r, g, b] = await sharp(picture).removeAlpha().raw().toBuffer();
  expect(`#${[r, g, b].map((value) => value!.toString(16)).join('')}`).toBe('#1c2260');
});
