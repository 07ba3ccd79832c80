import type {FilePath, Form, Json} from '../../protocol';
import {idOf, partAt} from 'minimal-edits/values';
import {slug} from '../slug';

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
export const pictureTypes = [...Object.keys(endings), '.heic', '.heif'].join(',');

export interface PreparedFile {
  /** In base64. */
  content: string;
  type: string;
  ending: string;
  /** Of a picture, in pixels. */
  width?: number;
  /** Its width before it was made smaller, if it was. */
  from?: number;
}

/** @throws {FileRefused} when it is no file that the site takes there */
export const prepareFile = (form: Form, file: File): Promise<PreparedFile> =>
  form.kind === 'picture' ? preparePicture(file, form.least) : prepareFont(file);

async function preparePicture(file: File, least: number): Promise<PreparedFile> {
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) {
    throw new FileRefused('heic');
  }
  const ending = endings[file.type];
  if (ending === undefined) throw new FileRefused('kind');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new FileRefused('broken');
  });
  const {width} = bitmap;
  if (width < least) throw new FileRefused('taken', {width, least});
  // Scans and drawings are PNG and lose by JPEG; their size is the writer's choice.
  const smaller =
    width > MOST_WIDE && ending !== 'png' ? await makeSmaller(bitmap, file.type) : undefined;
  bitmap.close();
  const kept = smaller ?? file;
  if (kept.size > MOST_BYTES) throw new FileRefused('large');
  return {
    content: await base64(kept),
    type: kept.type,
    ending: endings[kept.type] ?? ending,
    width: smaller ? MOST_WIDE : width,
    ...(smaller && {from: width}),
  };
}

/** How the files of fonts begin that are no web fonts. */
const fontHeads = ['AAEAAA', 'T1RUTw', 'dHJ1ZQ'];

async function prepareFont(file: File): Promise<PreparedFile> {
  const ending = /\.(ttf|otf)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (file.size > MOST_BYTES) throw new FileRefused('large');
  const content = await base64(file);
  const isFont = fontHeads.some((head) => content.startsWith(head));
  if (!ending || !isFont) throw new FileRefused('kind');
  return {content, type: 'font/ttf', ending};
}

export class FileRefused extends Error {
  constructor(
    /** The id of a sentence of words.yml, below the kind of the field. */
    readonly why: 'heic' | 'large' | 'kind' | 'broken' | 'taken',
    readonly values: Readonly<Record<string, number>> = {},
  ) {
    super(why);
  }
}

/** A copy of MOST_WIDE; undefined where the browser cannot make one. */
async function makeSmaller(bitmap: ImageBitmap, type: string): Promise<Blob | undefined> {
  const canvas = new OffscreenCanvas(
    MOST_WIDE,
    Math.round((bitmap.height * MOST_WIDE) / bitmap.width),
  );
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Browsers that cannot write the type answer with PNG, which would be larger.
  const wanted = type === 'image/webp' ? type : 'image/jpeg';
  const blob = await canvas.convertToBlob({type: wanted, quality: QUALITY});
  return blob.type === wanted ? blob : undefined;
}

async function base64(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** What a field has for a file of this name, and where the file is, from the site's folder. @param list "team", "pages/home" */
export function placesFor(form: Form, list: string, name: string): {value: string; file: string} {
  const folder = `/img/${slug(list.split('/').at(-1) ?? list)}`;
  return form.kind === 'picture'
    ? {value: `${folder}/${name}`, file: `static${folder}/${name}`}
    : {value: name, file: `src/data/typefaces/${name}`};
}

/** The id of the entry, else the key of its field, else the name that the file has. */
export function baseName(value: Json, path: FilePath, fileName: string): string {
  const id = idOf(partAt(value, path.slice(0, -1)));
  const own = path.length > 1 ? String(path.at(-2)) : fileName.replace(/\.\w+$/, '');
  return slug(id ?? own) || 'file';
}
