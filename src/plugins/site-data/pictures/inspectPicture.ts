import sharp, {type Metadata} from 'sharp';
import {maxMegapixels} from './settings';

/** What decides which files a picture becomes. */
export interface PictureFacts {
  /** In pixels, turned as the camera says. */
  width: number;
  height: number;
  transparent: boolean;
  /** The average of what can be seen, as #rrggbb. */
  colour: string;
}

/** The problem with a picture, as the rest of a sentence that begins with the name of its file. */
export interface InvalidPicture {
  problem: string;
}

const readable = ['jpeg', 'png', 'webp'];
const saveAgain = 'Save it again as JPEG, PNG, WebP or AVIF.';

/** Decodes the whole picture, because a truncated file has a valid header. */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts | InvalidPicture> {
  if (bytes.length === 0) return {problem: 'is an empty file. Copy the picture again.'};
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, {limitInputPixels: false}).metadata();
  } catch {
    return {problem: `is no picture, or its beginning is broken. ${saveAgain}`};
  }
  const problem = wrongForm(metadata) ?? tooLarge(metadata);
  if (problem) return {problem};
  try {
    const colour = await averageColour(bytes);
    const transparent = metadata.hasAlpha && !(await sharp(bytes).stats()).isOpaque;
    return {...metadata.autoOrient, transparent, colour};
  } catch {
    return {problem: 'is broken: a part of the picture is missing. Copy or export it again.'};
  }
}

function wrongForm({format, compression}: Metadata): string | undefined {
  if (format === 'heif' && compression !== 'av1') {
    return 'is a HEIC photograph, as some phones take them. Save it as JPEG.';
  }
  return readable.includes(format) || format === 'heif'
    ? undefined
    : `is of the form ${format.toUpperCase()}. ${saveAgain}`;
}

function tooLarge({width, height}: Metadata): string | undefined {
  const megapixels = (width * height) / 1_000_000;
  return megapixels > maxMegapixels
    ? `has ${Math.ceil(megapixels)} million pixels (${width} × ${height}). More than ${maxMegapixels} million are too many: make it smaller. 1920 pixels across are enough.`
    : undefined;
}

async function averageColour(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes, {failOn: 'error'})
    .resize(1, 1, {fit: 'fill'})
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}
