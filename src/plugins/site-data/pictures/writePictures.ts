import {existsSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {originalOf, type ReadPicture} from './readPictures';
import {formats, pictureFolder, recordFolder, sizedFolder, widths} from './settings';
import {writeWhole} from './wholeFile';

const folder = `${pictureFolder}/${sizedFolder}`;

/** Makes the files that are not there yet. */
export async function writePictures(
  siteDir: string,
  pictures: readonly ReadPicture[],
): Promise<void> {
  for (const picture of pictures) {
    await writePicture(siteDir, picture);
  }
}

/** Takes away what no picture needs any more. */
export async function dropStale(siteDir: string, pictures: readonly ReadPicture[]): Promise<void> {
  const sized = pictures.flatMap((picture) => picture.sized.map(({name}) => name));
  await keepOnly(path.join(siteDir, folder), sized);
  const records = pictures.map(({record}) => path.basename(record));
  await keepOnly(path.join(siteDir, recordFolder), records);
}

async function writePicture(siteDir: string, {address, sized}: ReadPicture): Promise<void> {
  const missing = sized.filter(({name}) => !existsSync(path.join(siteDir, folder, name)));
  if (missing.length === 0) {
    return;
  }
  // Opened once for all sizes, turned upright, in the colours of the web, without what the camera
  // wrote down: place, time, owner.
  const {data, info} = await sharp(originalOf(siteDir, address))
    .autoOrient()
    .resize({width: widths.at(-1), withoutEnlargement: true})
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true});
  await Promise.all(
    missing.map(async ({name, format, width, height}) => {
      const content = await sharp(data, {raw: info})
        .resize(width, height, {fit: 'fill'})
        .toFormat(format, formats[format])
        .toBuffer();
      await writeWhole(siteDir, `${folder}/${name}`, content);
    }),
  );
}

async function keepOnly(place: string, names: readonly string[]): Promise<void> {
  const kept = new Set(names);
  const there = await readdir(place).catch(() => []);
  const stale = there.filter((name) => !kept.has(name) && !name.endsWith('.draft'));
  await Promise.all(stale.map((name) => rm(path.join(place, name), {force: true})));
}
