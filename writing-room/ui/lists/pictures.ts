import type {Upload} from './host';
import {slug} from '../slug';

/** What the server takes, in bytes. */
export const MOST_BYTES = 25_000_000;
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
export const pictureTypes = [...Object.keys(endings), '.heic', '.heif'].join(',');

export type Refusal = 'heic' | 'large' | 'kind' | 'broken';

export interface PreparedPicture {
  /** In base64. */
  content: string;
  type: string;
  ending: string;
  width: number;
  /** Its width before it was made smaller, if it was. */
  from?: number;
}

/** @throws {PictureRefused} when it is no picture that the site takes */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type))
    throw new PictureRefused('heic');
  const ending = endings[file.type];
  if (ending === undefined) throw new PictureRefused('kind');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('broken');
  });
  const {width} = bitmap;
  // Scans and drawings are PNG and lose by JPEG; their size is the writer's choice.
  const smaller =
    width > MOST_WIDE && ending !== 'png' ? await makeSmaller(bitmap, file.type) : undefined;
  bitmap.close();
  const kept = smaller ?? file;
  if (kept.size > MOST_BYTES) throw new PictureRefused('large');
  return {
    content: await base64(kept),
    type: kept.type,
    ending: endings[kept.type] ?? ending,
    width: smaller ? MOST_WIDE : width,
    ...(smaller && {from: width}),
  };
}

export class PictureRefused extends Error {
  constructor(readonly why: Refusal) {
    super(why);
  }
}

/** A copy of MOST_WIDE; undefined where the browser cannot make one. */
async function makeSmaller(bitmap: ImageBitmap, type: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = MOST_WIDE;
  canvas.height = Math.round((bitmap.height * MOST_WIDE) / bitmap.width);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Browsers that cannot write the type answer with PNG, which would be larger.
  const wanted = type === 'image/webp' ? type : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, wanted, QUALITY);
  });
  return blob?.type === wanted ? blob : undefined;
}

export async function base64(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

export const dataAddress = ({type, content}: Upload): string => `data:${type};base64,${content}`;

/** The folder of the pictures of a list, below static/: "/img/team". @param list "team", "pages/home" */
export const pictureFolder = (list: string): string =>
  `/img/${slug(list.split('/').at(-1) ?? list)}`;
