import sharp, {type Metadata} from 'sharp';
import {say, type Sentence} from '../check/sentences';
import {maxMegapixels} from './settings';

/** The properties of a picture that decide which files are made of it. */
export interface PictureFacts {
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
): Promise<PictureFacts | InvalidPicture> {
  if (bytes.length === 0) return {problem: say('asset.empty', {file})};
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, {limitInputPixels: false}).metadata();
  } catch {
    return {problem: say('picture.none', {file})};
  }
  const {format, compression, width, height} = metadata;
  if (!readable.includes(format) && compression !== 'av1') {
    // A photograph of a phone may be HEIC, which no browser but Safari knows.
    const form = format === 'heif' ? 'HEIC' : format.toUpperCase();
    return {problem: say('picture.form', {file, form})};
  }
  const millions = Math.ceil((width * height) / 1_000_000);
  if (millions > maxMegapixels) {
    const most = maxMegapixels;
    return {problem: say('picture.large', {file, millions, width, height, most})};
  }
  try {
    const {isOpaque} = await sharp(bytes, {failOn: 'error'}).stats();
    return {...metadata.autoOrient, transparent: metadata.hasAlpha && !isOpaque};
  } catch {
    return {problem: say('asset.broken', {file})};
  }
}
