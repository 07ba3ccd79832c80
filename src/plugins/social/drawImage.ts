import path from 'node:path';
import sharp from 'sharp';
import type {Locale} from 'nepali-text/locale';
import {HEIGHT, WIDTH} from '../../lib/socialImage';
import {type DrawnText, drawText, type TextStyle} from './text';

/** Free of words on every side: some services cut an image or round its corners. In pixels, as all here. */
const MARGIN = 64;

/** The indigo ground, the mark in the upper left corner and the band along the foot. */
const DRAWING = path.join(__dirname, 'background.svg');
const MARK_SIZE = 90;
const BAND_HEIGHT = 133;

/** The brand name right of the mark, and the descriptor at the other end of the same line. */
const NAME_SIZE = 56;
const NAME_GAP = 26;
const DESCRIPTOR_SIZE = 36;

/** Above the heading, and between it and the band. */
const HEADING_GAP = {above: 32, below: 48};

/** The sizes of a heading, tried from the largest. */
const HEADING_SIZES = [144, 136, 128, 120, 112, 106, 100, 94, 88, 82, 76, 70, 64, 58];

/** A part of the size. Devanagari has signs above and below its letters: it needs more. */
const LINE_HEIGHT = {latin: 1.08, devanagari: 1.3} as const;

/** Of the words; the same as on the indigo blocks of the site. */
const COLOURS = {
  name: '#ffffff',
  heading: '#ffffff',
  descriptor: '#d5daf3',
} as const;

const bandTop = HEIGHT - BAND_HEIGHT;
const headingTop = MARGIN + MARK_SIZE + HEADING_GAP.above;

/** The box of the heading, whose foot it stands on. */
export const headingArea = {
  height: bandTop - HEADING_GAP.below - headingTop,
  width: WIDTH - 2 * MARGIN,
  bottom: bandTop - HEADING_GAP.below,
};

interface BrandWords {
  locale: Locale;
  name: string;
  descriptor: string;
}

/** Everything of an image that the pages of a language have in common, as a PNG. */
export async function drawBackground({locale, name, descriptor}: BrandWords): Promise<Buffer> {
  const [nameText, descriptorText] = await Promise.all([
    drawText(name, {locale, size: NAME_SIZE, weight: 'Bold', colour: COLOURS.name}),
    drawText(descriptor, {
      locale,
      size: DESCRIPTOR_SIZE,
      weight: 'Regular',
      colour: COLOURS.descriptor,
    }),
  ]);
  const middleOf = (height: number) => Math.round(MARGIN + (MARK_SIZE - height) / 2);
  return sharp(DRAWING)
    .composite([
      {
        input: nameText.data,
        left: MARGIN + MARK_SIZE + NAME_GAP,
        top: middleOf(nameText.height),
      },
      {
        input: descriptorText.data,
        left: WIDTH - MARGIN - descriptorText.width,
        top: middleOf(descriptorText.height),
      },
    ])
    .png()
    .toBuffer();
}

/** A few dozen flat colours and the smoothed edges of letters need no more. */
const PNG = {palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9} as const;

export const headingStyle = (locale: Locale): Omit<TextStyle, 'size'> => ({
  locale,
  weight: 'Bold',
  colour: COLOURS.heading,
  lineHeight: LINE_HEIGHT[locale === 'ne' ? 'devanagari' : 'latin'],
});

/** The lines of a heading without the background, at the largest size that has room. */
export async function drawHeading(heading: string, locale: Locale): Promise<DrawnText> {
  const {width, height} = headingArea;
  let text: DrawnText | undefined;
  for (const size of HEADING_SIZES) {
    const style = {...headingStyle(locale), size, width};
    text = await drawText(heading, style);
    if (text.width > width || text.height > height) continue;
    const even = await withEvenLines(text, heading, style);
    // Another word at the end may have a tail.
    if (even.height <= height) return even;
  }
  // Far longer than a heading should be: small, but whole.
  const {data, info} = await sharp(text!.data)
    .resize({width, height, fit: 'inside'})
    .png()
    .toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

/** The same text in no more lines, but as narrow as it can be. */
async function withEvenLines(
  text: DrawnText,
  heading: string,
  style: TextStyle,
): Promise<DrawnText> {
  let evenest = text;
  let tooNarrow = 0;
  while (evenest.width - tooNarrow > 4) {
    const width = Math.floor((evenest.width + tooNarrow) / 2);
    const narrower = await drawText(heading, {...style, width});
    // One line more is higher by more than this.
    const highest = text.height + style.size / 2;
    if (narrower.height > highest || narrower.width > width) tooNarrow = width;
    else evenest = narrower;
  }
  return evenest;
}

/**
 * The image of one page as a PNG.
 *
 * @param background what all pages of the language have in common
 */
export async function drawImage(
  background: Buffer,
  heading: string,
  locale: Locale,
): Promise<Buffer> {
  const {data, height} = await drawHeading(heading, locale);
  return sharp(background)
    .composite([{input: data, left: MARGIN, top: headingArea.bottom - height}])
    .png(PNG)
    .toBuffer();
}
