/* Pictures that are chosen: read, cut to the shape of their place, and kept until their entry is saved. */
import type {Json, Edit, FieldForm, ListModel} from '../../types';
import {asides, pictures, unsaved} from '../unsaved';
import type {Words} from '../words';

export type PictureForm = Extract<FieldForm, {kind: 'picture'}>;

/** What part of a picture is shown: how much larger than to fill the place, and where that stands in the rest, in per cent. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const MIDDLE: Crop = {zoom: 1, x: 50, y: 50};

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Area, 'width' | 'height'>;

/** In pixels of the picture. */
export function areaOf({width, height}: Size, {ratio = width / height}: PictureForm, crop: Crop) {
  const wide = Math.min(width, height * ratio) / crop.zoom;
  const high = wide / ratio;
  const [left, top] = [((width - wide) * crop.x) / 100, ((height - high) * crop.y) / 100];
  return {left, top, width: wide, height: high};
}

/** What the site knows as a picture. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What the dialog for choosing a file offers. HEIC is in it, so that the editor can say what to do. */
export const OFFERED_TYPES = [...TYPES, '.heic', '.heif'].join(',');

/** A picture upright, as its camera was held. @throws {Error} with a sentence when it is none that its place takes */
export async function readPicture(file: File, form: PictureForm, say: Words['say']) {
  if (/\.hei[cf]$/i.test(file.name)) throw new Error(say('picture.heic'));
  if (!TYPES.includes(file.type)) throw new Error(say('picture.kind'));
  const bitmap = await createImageBitmap(file, {imageOrientation: 'from-image'}).catch(() => {
    throw new Error(say('picture.broken'));
  });
  const width = Math.floor(areaOf(bitmap, form, MIDDLE).width);
  if (width < form.least) throw new Error(say('picture.narrow', {width, least: form.least}));
  return bitmap;
}

/** A part of a picture, as wide as it is shown. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, area: Area, width: number) {
  const {left, top} = area;
  canvas.width = Math.round(width);
  canvas.height = Math.round((width * area.height) / area.width);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  const {width: wide, height: high} = canvas;
  context.drawImage(picture, left, top, area.width, area.height, 0, 0, wide, high);
  return context;
}

const MOST_BYTES = 400_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.5];
/** Where the lowest quality is still too large. */
const SMALLER = 0.8;

/**
 * A part of a picture as the data URL of a new file, which has nothing of what a camera notes down. A scan or a drawing
 * loses by JPEG, which has no transparency either.
 *
 * @param type of the file that it is from
 */
export function writePicture(picture: ImageBitmap, area: Area, most: number, type: string) {
  const canvas = document.createElement('canvas');
  for (let width = Math.min(most, area.width); ; width *= SMALLER) {
    const {data} = draw(canvas, picture, area, width).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    const isClear = type !== 'image/jpeg' && data.some((value, at) => at % 4 === 3 && value < 255);
    const attempts: [type: string, quality?: number][] = [
      ...(type === 'image/png' ? [[type] as [string]] : []),
      ...QUALITIES.map((one): [string, number] => [isClear ? 'image/webp' : 'image/jpeg', one]),
    ];
    for (const attempt of attempts) {
      const url = canvas.toDataURL(...attempt);
      // Of four letters, three bytes.
      if (contentOf(url).length * 0.75 <= MOST_BYTES) return {url, width: canvas.width};
    }
  }
}

const contentOf = (url: Json | undefined) => String(url).replace(/^.*,/, '');

/** Since the page was opened: the pages beside may not have them yet. */
const saved = new Map<string, string>();

/** Where the picture with an address can be fetched from, also before it is saved. */
export const sourceOf = (file: string, address: string): string =>
  String(pictures.at({file, path: [address]}) ?? saved.get(address) ?? address);

/** With an entry, the pictures that it names and that are not saved yet. */
export function uploadsFor({file}: ListModel, edits: readonly Edit[]): Edit[] {
  const text = JSON.stringify(edits);
  return pictures
    .of([file])
    .filter(({path: [address]}) => text.includes(JSON.stringify(address)))
    .map(({path: [address], value}) => {
      return {kind: 'upload', file: `static${address}`, content: contentOf(value)};
    });
}

/** After a save, what nothing that is typed or can be brought back names is no longer kept. */
export function settlePictures(file: string): void {
  const text = JSON.stringify([unsaved.of([file]), asides.of([file])]);
  const settled = pictures.of([file]).filter(({path}) => !text.includes(JSON.stringify(path[0])));
  for (const {path, value} of settled) saved.set(String(path[0]), String(value));
  pictures.replace(settled, []);
}
