import sharp from 'sharp';
import {problemsError} from '../say/diagnostics';
import {say} from '../say';
import {checkForm, type Form, formOf} from './forms';
import {formats, widths} from './settings';

const widest = Math.max(...widths);

/** The chunks of a PNG and of a WebP that are the picture itself: place, owner, words and colours of a device are in others. */
const PICTURE_CHUNKS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs|acTL|fcTL|fdAT|VP8[ LX]|ALPH|ANIM|ANMF)$/;

const textOf = (bytes: Buffer) => bytes.toString('latin1');

/** What stands in a file beside the picture. A mistaken match only means that the picture is written again. */
const hasNotes: Readonly<Record<Exclude<Form, 'svg'>, (bytes: Buffer) => boolean>> = {
  // Segments of applications but those of the form itself, a comment, and what follows the end.
  jpeg: (bytes) => /\xff(?:[\xe1-\xed\xef\xfe]|\xe0..(?!JFIF\0)|\xd9(?!$))/s.test(textOf(bytes)),
  png: (bytes) => hasOtherChunks(bytes, 8, (at) => [at + 4, 12 + bytes.readUInt32BE(at)]),
  webp: (bytes) =>
    hasOtherChunks(bytes, 12, (at) => {
      const length = bytes.readUInt32LE(at + 4);
      return [at, 8 + length + (length % 2)];
    }),
  gif: (bytes) => /!(?:\xfe|\xff\x0b(?!NETSCAPE2\.0))/.test(textOf(bytes)),
  avif: (bytes) => /Exif|rdf\+xml|xpacket|jumb/.test(textOf(bytes)),
};

/** @param chunkAt says where the name of the chunk at a place is, and how long the chunk is */
function hasOtherChunks(
  bytes: Buffer,
  first: number,
  chunkAt: (at: number) => readonly [name: number, length: number],
): boolean {
  let at = first;
  while (at + 8 <= bytes.length) {
    const [name, length] = chunkAt(at);
    if (!PICTURE_CHUNKS.test(bytes.toString('latin1', name, name + 4))) return true;
    at += length;
  }
  return at !== bytes.length;
}

/**
 * Takes out of a file what is no part of the picture: the place, the time and the owner that a camera writes into it, the
 * words of a program, and a film behind the picture. A picture is made as wide as the widest size of a list at most.
 *
 * @param file its name in sentences
 * @returns the same bytes for a picture without notes, and for a file that is no picture
 * @throws an error for writers when the picture cannot be read
 */
export async function cleanPicture(bytes: Buffer, file: string): Promise<Buffer> {
  const form = formOf(bytes);
  if (form === 'svg') return cleanDrawing(bytes, file);
  const problems = checkForm(bytes, file);
  if (problems.length > 0) throw problemsError(problems);
  if (!form) return bytes;
  try {
    const {width} = await sharp(bytes, {limitInputPixels: false}).metadata();
    if (width <= widest && !hasNotes[form](bytes)) return bytes;
    return await sharp(bytes, {animated: form !== 'avif', limitInputPixels: false})
      .autoOrient()
      .resize({width: widest, withoutEnlargement: true})
      .toColourspace('srgb')
      .toFormat(form, form === 'gif' ? {} : formats[form])
      .toBuffer();
  } catch {
    throw problemsError([{file, line: 1, ...say('asset.broken', {file})}]);
  }
}

/** A drawing may hold photographs, and notes about who drew it. */
async function cleanDrawing(bytes: Buffer, file: string): Promise<Buffer> {
  const text = textOf(bytes);
  const parts = text
    .replace(/<metadata\b[^]*?<\/metadata>/g, '')
    .split(/(?<=["'(\s]data:[^,"'()]*;base64,)((?:[\w+/=\s]|&#\w+;)+)/);
  // The contents of addresses stand at odd places.
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) continue;
    const photograph = Buffer.from(part.replace(/&#\w+;/g, ''), 'base64');
    const cleaned = await cleanPicture(photograph, file);
    if (cleaned !== photograph) parts[index] = cleaned.toString('base64');
  }
  const cleaned = parts.join('');
  return cleaned === text ? bytes : Buffer.from(cleaned, 'latin1');
}
