import type {Words} from '../words';

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

/**
 * The content of a picture as a data URL, its ending, and its width in pixels, now and before it was
 * made smaller.
 *
 * @param least its width in pixels
 * @throws {Error} with a sentence when it is none that the site takes
 */
export async function preparePicture(file: File, least: number, say: Words['say']) {
  if (/\.hei[cf]$/i.test(file.name)) throw new Error(say('picture.heic'));
  if (!(file.type in endings)) throw new Error(say('picture.kind'));
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(say('picture.broken'));
  });
  const {width: from} = bitmap;
  if (from < least) throw new Error(say('picture.taken', {width: from, least}));
  const taken = await makeSmaller(bitmap, file);
  bitmap.close();
  if (taken.size > MOST_BYTES) throw new Error(say('picture.large'));
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(taken);
  });
  return {url, ending: endings[taken.type]!, width: taken === file ? from : MOST_WIDE, from};
}

/** A copy of MOST_WIDE; the file itself where it is no wider, or the browser cannot make one. */
async function makeSmaller(bitmap: ImageBitmap, file: File): Promise<Blob> {
  // Scans and drawings are PNG and lose by JPEG; their size is the writer's choice.
  if (bitmap.width <= MOST_WIDE || file.type === 'image/png') return file;
  const height = Math.round((bitmap.height * MOST_WIDE) / bitmap.width);
  const canvas = new OffscreenCanvas(MOST_WIDE, height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, MOST_WIDE, height);
  // Browsers that cannot write the type answer with PNG, which would be larger.
  const wanted = file.type === 'image/webp' ? file.type : 'image/jpeg';
  const blob = await canvas.convertToBlob({type: wanted, quality: QUALITY});
  return blob.type === wanted ? blob : file;
}
