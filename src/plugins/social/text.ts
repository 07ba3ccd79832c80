import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {Locale} from 'nepali-text/locale';
import {escapeHtml} from '../../lib/escape';
import {writeFileAtomically} from 'content-checks/files';
import {siteFontFile, siteFonts, unpackWoff2} from './fonts';

/** The name under which the drawing of text finds the files of both scripts: a heading may need both. */
const FONT_FAMILY = 'Mukta';

/** Without the fonts and the hinting of the machine, so that every machine draws the same. */
const SETTINGS = `<?xml version="1.0"?>
<fontconfig>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * Makes the site's own font known to the drawing of text, for the rest of this process, and no
 * other one. Call it before any text is drawn.
 *
 * @param folder where unpacked files may be stored; created if missing
 */
export async function loadFonts(folder: string): Promise<void> {
  // Written every time, which takes less than a check of what is there.
  const store = async (name: string, content: string | Buffer): Promise<string> => {
    const file = path.join(folder, name);
    await writeFileAtomically(file, content);
    return file;
  };
  // Read once in the life of a process, at the first text.
  process.env.FONTCONFIG_FILE = await store('fonts.conf', SETTINGS);
  for (const name of siteFonts) {
    const font = await unpackWoff2(await readFile(siteFontFile(name)));
    const fontfile = await store(`mukta-${name}.ttf`, font);
    // Drawing any text with a font file loads it.
    await sharp({text: {text: 'a', font: FONT_FAMILY, fontfile}})
      .raw()
      .toBuffer();
  }
}

export interface TextStyle {
  locale: Locale;
  /** In pixels. */
  size: number;
  weight: 'Regular' | 'Bold';
  /** Hex, for example "#fff". */
  colour: string;
  /** Distance of the lines as a part of the size. */
  lineHeight?: number;
  /** Where lines break, in pixels; without it there is one line. */
  width?: number;
}

export interface DrawnText {
  /** A PNG without any ground. */
  data: Buffer;
  /** Of the ink, in pixels. */
  width: number;
  height: number;
}

/** Mukta's own distance of lines, as a part of the size: Pango counts line heights in it. */
const NATURAL_LINE = 1.662;

/** A text, cut to where there is ink. Lines break between words only. */
export async function drawText(
  text: string,
  {locale, size, weight, colour, lineHeight = 1, width}: TextStyle,
): Promise<DrawnText> {
  const height = (lineHeight / NATURAL_LINE).toFixed(3);
  const {data, info} = await sharp({
    text: {
      // The language chooses the forms of letters and digits: Nepali writes 5 and 8 its own way.
      text: `<span lang="${locale}" foreground="${colour}" line_height="${height}">${escapeHtml(text)}</span>`,
      font: `${FONT_FAMILY} ${weight} ${size}`,
      rgba: true,
      // At 72 dots to the inch a point is a pixel.
      dpi: 72,
      ...(width !== undefined && {width}),
    },
  })
    .png()
    .toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}
