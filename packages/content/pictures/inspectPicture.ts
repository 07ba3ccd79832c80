import sharp, {type Metadata} from 'sharp';
import {say, type Sentence} from '../check/sentences';
import {maxMegapixels} from './settings';

/** The properties of a picture that decide which files are made of it. */
export interface PictureProperties {
  /** In pixels, after rotation by the EXIF orientation. */
  width: number;
  height: number;
  transparent: boolean;
}

export interface InvalidPicture {
  problem: Sentence;
}

const readable = ['jpeg', 'png', 'webp'];

/**
 * Decodes the whole picture, because a truncated file has a valid header.
 *
 * @param file its name in sentences
 */
export async function inspectPicture(
  bytes: Uint8Array,
  file: string,
): Promise<PictureProperties | InvalidPicture> {
  if (bytes.length === 0) return {problem: say('picture.empty', {file})};
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, {limitInputPixels: false}).metadata();
  } catch {
    return {problem: say('picture.none', {file})};
  }
  const problem = wrongForm(metadata, file) ?? tooLarge(metadata, file);
  if (problem) return {problem};
  try {
    const {isOpaque} = await sharp(bytes, {failOn: 'error'}).stats();
    return {...metadata.autoOrient, transparent: metadata.hasAlpha && !isOpaque};
  } catch {
    return {problem: say('picture.broken', {file})};
  }
}

function wrongForm({format, compression}: Metadata, file: string): Sentence | undefined {
  if (format === 'heif' && compression !== 'av1') return say('picture.heic', {file});
  return readable.includes(format) || format === 'heif'
    ? undefined
    : say('picture.form', {file, form: format.toUpperCase()});
}

function tooLarge({width, height}: Metadata, file: string): Sentence | undefined {
  const millions = Math.ceil((width * height) / 1_000_000);
  return millions > maxMegapixels
    ? say('picture.large', {file, millions, width, height, most: maxMegapixels})
    : undefined;
}
