import {idOf, partAt} from '../../edits/values';
import type {FilePath, Json} from '../../types';
import {slug} from '../../slug';

/** What the server takes, in bytes. */
const MOST_BYTES = 25_000_000;
/** Wider than any place of the site shows a picture. */
const MOST_WIDE = 2400;
const QUALITY = 0.85;

/** The endings by which the site knows a picture. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** What the dialog for choosing a file offers. HEIC is in it, so that the room can say what to do. */
export const OFFERED_TYPES = [...Object.keys(endings), '.heic', '.heif'].join(',');

export class PictureRefused extends Error {
  constructor(
    /** The id of a sentence of words.yml (`ui.picture`). */
    readonly why: 'heic' | 'large' | 'kind' | 'broken' | 'taken',
    readonly values: Readonly<Record<string, number>> = {},
  ) {
    super(why);
  }
}

/**
 * The content of a picture as a data URL, its ending, and its width in pixels, now and before it was
 * made smaller.
 *
 * @param least its width in pixels
 * @throws {PictureRefused} when it is none that the site takes
 */
export async function preparePicture(file: File, least: number) {
  if (/\.hei[cf]$/i.test(file.name)) throw new PictureRefused('heic');
  if (!(file.type in endings)) throw new PictureRefused('kind');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('broken');
  });
  const {width} = bitmap;
  if (width < least) throw new PictureRefused('taken', {width, least});
  const taken = await makeSmaller(bitmap, file);
  bitmap.close();
  const url = await readFile(taken);
  return {
    url,
    ending: endings[taken.type]!,
    width: taken === file ? width : MOST_WIDE,
    from: width,
  };
}

/** A copy of MOST_WIDE; the file itself where it is no wider, or the browser cannot make one. */
async function makeSmaller(bitmap: ImageBitmap, file: File): Promise<Blob> {
  // Scans and drawings are PNG and lose by JPEG; their size is the writer's choice.
  if (bitmap.width <= MOST_WIDE || file.type === 'image/png') return file;
  const height = Math.round((bitmap.height * MOST_WIDE) / bitmap.width);
  const canvas = new OffscreenCanvas(MOST_WIDE, height);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, MOST_WIDE, height);
  // Browsers that cannot write the type answer with PNG, which would be larger.
  const wanted = file.type === 'image/webp' ? file.type : 'image/jpeg';
  const blob = await canvas.convertToBlob({type: wanted, quality: QUALITY});
  return blob.type === wanted ? blob : file;
}

function readFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new PictureRefused('large');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(file.type));
    reader.readAsDataURL(file);
  });
}

/** What a field has for a picture of this name, and where the file is, from the site's folder. @param list "team", "pages/home" */
export function placesFor(list: string, name: string): {value: string; file: string} {
  const folder = `/img/${slug(list.split('/').at(-1) ?? list)}`;
  return {value: `${folder}/${name}`, file: `static${folder}/${name}`};
}

/** The id of the entry, else the key of its field, else the name that the file has. */
export function baseName(value: Json, path: FilePath, fileName: string): string {
  const id = idOf(partAt(value, path.slice(0, -1)));
  const own = path.length > 1 ? String(path.at(-2)) : fileName.replace(/\.\w+$/, '');
  return slug(id ?? own) || 'file';
}
