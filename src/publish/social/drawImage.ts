import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp, {type OutputInfo} from 'sharp';
import {decompress} from 'wawoff2';
import {escapeHtml} from '../../lib/escape';
import type {Locale} from 'nepali-text/locale';
import {SOCIAL_HEIGHT, SOCIAL_WIDTH} from '../../lib/urls';

/** The margin without words: some services cut an image or round its corners. In pixels, as all lengths here. */
const MARGIN = 64;

/** The indigo ground, the mark in the upper left corner and the band along the foot. */
const DRAWING = path.join(__dirname, 'background.svg');
const MARK_SIZE = 90;
const BAND_HEIGHT = 133;

/** Between the mark and the brand name right of it. */
const NAME_GAP = 26;

/** The box at whose foot the heading stands. */
export const headingArea = {
  width: SOCIAL_WIDTH - 2 * MARGIN,
  height: SOCIAL_HEIGHT - BAND_HEIGHT - 48 - (MARGIN + MARK_SIZE + 32),
  bottom: SOCIAL_HEIGHT - BAND_HEIGHT - 48,
};

/**
 * A portrait of 48 × 56 cells, which stands on the band. It is inside the square that some chats cut out of the middle.
 */
const portraitArea = {
  width: 288,
  height: 336,
  left: (SOCIAL_WIDTH - SOCIAL_HEIGHT) / 2,
  top: SOCIAL_HEIGHT - BAND_HEIGHT - 336,
};

/** The box beside a portrait, in whose middle the heading stands. */
const besidePortrait = {
  left: portraitArea.left + portraitArea.width + 40,
  width: SOCIAL_WIDTH - MARGIN - (portraitArea.left + portraitArea.width + 40),
  height: portraitArea.height - 64,
};

/** The site's own typeface. A heading may need both scripts. */
const FONT = 'Mukta';
const FONT_FILES = ['latin-400', 'latin-700', 'devanagari-400', 'devanagari-700'].map((name) =>
  require.resolve(`@fontsource/mukta/files/mukta-${name}-normal.woff2`),
);

/**
 * Makes the site's own font known to the drawing of text, for the rest of this process, and no
 * other one. Call it before any text is drawn.
 *
 * @param folder for the unpacked files
 */
export async function registerFonts(folder: string): Promise<void> {
  // Fontconfig reads the variable once in a process, at the first text.
  process.env.FONTCONFIG_FILE = path.join(__dirname, 'fonts.conf');
  mkdirSync(folder, {recursive: true});
  for (const file of FONT_FILES) {
    const fontfile = path.join(folder, path.basename(file, '.woff2'));
    writeFileSync(fontfile, await decompress(readFileSync(file)));
    // Drawing any text with a font file loads it.
    await sharp({text: {text: 'a', font: FONT, fontfile}})
      .raw()
      .toBuffer();
  }
}

interface TextStyle {
  locale: Locale;
  /** In pixels. */
  size: number;
  weight: 'Regular' | 'Bold';
  colour: string;
  /** Where lines break. Without it there is one line. */
  width?: number;
  /** The text becomes as large as it can be in this height and width. */
  height?: number;
}

/** As parts of the size. Devanagari has signs above and below its letters: it needs more. */
const LINE_HEIGHT = {en: 1.08, ne: 1.3} as const;

/** Mukta's own distance of lines: Pango counts line heights in it. */
const NATURAL_LINE = 1.662;

/** A text as a PNG without any ground, cut to where there is ink. Lines break between words only. */
export async function drawText(
  text: string,
  {locale, size, weight, colour, ...box}: TextStyle,
): Promise<{data: Buffer; info: OutputInfo}> {
  const height = (LINE_HEIGHT[locale] / NATURAL_LINE).toFixed(3);
  return sharp({
    text: {
      // The language chooses the forms of letters and digits: Nepali writes 5 and 8 its own way.
      text: `<span lang="${locale}" foreground="${colour}" line_height="${height}">${escapeHtml(text)}</span>`,
      font: `${FONT} ${weight} ${size}`,
      rgba: true,
      // At 72 dots to the inch a point is a pixel.
      ...(box.height === undefined && {dpi: 72}),
      ...box,
    },
  })
    .png()
    .toBuffer({resolveWithObject: true});
}

interface BrandWords {
  locale: Locale;
  name: string;
  descriptor: string;
}

/** Everything of an image that the pages of a language have in common, as a PNG. */
export async function drawBackground({locale, name, descriptor}: BrandWords): Promise<Buffer> {
  const [brand, line] = await Promise.all([
    drawText(name, {locale, size: 56, weight: 'Bold', colour: '#fff'}),
    drawText(descriptor, {locale, size: 36, weight: 'Regular', colour: '#d5daf3'}),
  ]);
  const topOf = ({info}: typeof brand) => Math.round(MARGIN + (MARK_SIZE - info.height) / 2);
  return sharp(DRAWING)
    .composite([
      {input: brand.data, left: MARGIN + MARK_SIZE + NAME_GAP, top: topOf(brand)},
      {input: line.data, left: SOCIAL_WIDTH - MARGIN - line.info.width, top: topOf(line)},
    ])
    .png()
    .toBuffer();
}

/** The lines of a heading without the background, at the largest size that has room. */
export async function drawHeading(
  heading: string,
  locale: Locale,
  {width, height}: {width: number; height: number} = headingArea,
) {
  const style = {locale, size: 144, weight: 'Bold', colour: '#fff', width} as const;
  // No word is alone in the last line.
  const text = heading.replace(/ (?=\S+$)/, '\u00a0');
  const largest = await drawText(text, style);
  const fits = largest.info.width <= width && largest.info.height <= height;
  return fits ? largest : drawText(text, {...style, height});
}

/** A few dozen flat colours and the smoothed edges of letters need no more. */
const PNG = {palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9} as const;

/** A drawing of src/illustrations/portraits, with its colours by day. */
const drawPortrait = (svg: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      svg
        .replace(/var\([\w-]+,([^)]*)\)/g, '$1')
        .replace('<svg ', `<svg width="${portraitArea.width}" height="${portraitArea.height}" `),
    ),
  )
    .png()
    .toBuffer();

/**
 * The image of one page as a PNG.
 *
 * @param background what all pages of the language have in common
 * @param portrait the drawing of a person, for a page about a trade
 */
export async function drawImage(
  background: Buffer,
  heading: string,
  locale: Locale,
  portrait?: string,
): Promise<Buffer> {
  const area = portrait === undefined ? headingArea : besidePortrait;
  const {data, info} = await drawHeading(heading, locale, area);
  const text =
    portrait === undefined
      ? {input: data, left: MARGIN, top: headingArea.bottom - info.height}
      : {
          input: data,
          left: besidePortrait.left,
          top: portraitArea.top + Math.round((portraitArea.height - info.height) / 2),
        };
  const {left, top} = portraitArea;
  const person = portrait === undefined ? [] : [{input: await drawPortrait(portrait), left, top}];
  return sharp(background)
    .composite([...person, text])
    .png(PNG)
    .toBuffer();
}
