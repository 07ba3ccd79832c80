import sharp, {type Sharp} from 'sharp';
import type {Language} from '../../collections/language';
import {FONT_FAMILY} from './fonts';

export interface TextStyle {
  language: Language;
  /** In pixels. */
  size: number;
  weight: 'Regular' | 'Bold';
  /** Hex, for example "#fff". */
  colour: string;
  /** Distance of the lines as a part of the size. */
  lineHeight: number;
}

/** Mukta's own distance of lines, as a part of the size: Pango counts line heights in it. */
const NATURAL_LINE = 1.662;

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function draw(text: string, {language, size, weight, colour, lineHeight}: TextStyle): Sharp {
  const height = (lineHeight / NATURAL_LINE).toFixed(3);
  return sharp({
    text: {
      // The language chooses the forms of letters and digits: Nepali writes 5 and 8 its own way.
      text: `<span lang="${language}" foreground="${colour}" line_height="${height}">${text}</span>`,
      font: `${FONT_FAMILY} ${weight} ${size}`,
      rgba: true,
      // At 72 dots to the inch a point is a pixel.
      dpi: 72,
    },
  });
}

async function inkOf(text: string, style: TextStyle): Promise<{width: number; height: number}> {
  return (await draw(text, style).raw().toBuffer({resolveWithObject: true})).info;
}

/** Lines of text without any ground, cut to where there is ink. */
export function drawText(lines: readonly string[], style: TextStyle): Sharp {
  return draw(escape(lines.join('\n')), style);
}

/** The width of the ink of one line, in pixels. */
export async function widthOf(text: string, style: TextStyle): Promise<number> {
  return (await inkOf(escape(text), style)).width;
}

/**
 * How far the tails and lower signs of the last line reach below its baseline, in pixels. A drawn
 * text is cut to its ink and does not tell; but a full stop lowered by a known distance does, by
 * how much taller it makes the text.
 */
export async function descentOf(lines: readonly string[], style: TextStyle): Promise<number> {
  const text = escape(lines.join('\n'));
  const lowered = `<span rise="-${style.size}pt">.</span>`;
  const [alone, together] = await Promise.all([inkOf(text, style), inkOf(text + lowered, style)]);
  return style.size - (together.height - alone.height);
}
