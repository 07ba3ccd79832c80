import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {cacheFile, removeOthers} from '../cache';
import {filesBelow, readSiteFile} from '../read/files';
import {cleanPicture} from './cleanPicture';
import type {ReadPicture} from './pictureOf';
import {formats, pictureFolder, recordFolder, sizedFolder, widths} from './settings';

const folder = `${pictureFolder}/${sizedFolder}`;

/** Makes missing and damaged files. */
export async function writePictures(
  siteDir: string,
  pictures: readonly ReadPicture[],
): Promise<void> {
  for (const picture of pictures) {
    await writePicture(siteDir, picture);
  }
}

export async function removeStale(
  siteDir: string,
  pictures: readonly ReadPicture[],
): Promise<void> {
  const sized = pictures.flatMap((picture) => picture.sized.map(({name}) => name));
  await removeOthers(siteDir, folder, sized);
  // The whole folder is served, with what another version may have left in it.
  const [outer = '', inner = ''] = sizedFolder.split('/');
  await removeOthers(siteDir, pictureFolder, [outer]);
  await removeOthers(siteDir, `${pictureFolder}/${outer}`, [inner]);
  const records = pictures.map(({record}) => path.basename(record));
  await removeOthers(siteDir, recordFolder, records);
}

async function writePicture(siteDir: string, {address, sized}: ReadPicture): Promise<void> {
  let decoded: ReturnType<typeof decode> | undefined;
  await Promise.all(
    sized.map(({name, format, width, height}) =>
      // The name of a file holds a hash of the original and the settings.
      cacheFile({siteDir, file: `${folder}/${name}`}, async () => {
        // Decoded once for all sizes.
        decoded ??= decode(path.join(siteDir, 'static', address));
        const {data, info} = await decoded;
        return sharp(data, {raw: info})
          .resize(width, height, {fit: 'fill'})
          .toFormat(format, formats[format])
          .toBuffer();
      }),
    ),
  );
}

/** Turned upright, in sRGB, without the metadata of the camera: place, time, owner. */
const decode = (original: string) =>
  sharp(original)
    .autoOrient()
    .resize({width: widths.at(-1), withoutEnlargement: true})
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true});

/**
 * Removes pictures from a build: originals, because pages use only their smaller sizes, originals are large, and cameras
 * write place and time into them; and pictures that nothing names.
 *
 * @param addresses as the lists name them
 */
export async function removePictures(outDir: string, addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => rm(path.join(outDir, address), {force: true})));
}

/** Cleans every other picture of a build, whatever its name and folder. Names stay: pages refer to them already. */
export async function cleanOthers(outDir: string): Promise<void> {
  for (const name of filesBelow(outDir)) {
    const original = Buffer.from(readSiteFile(outDir, name) ?? '');
    const cleaned = await cleanPicture(original, `static/${name}`);
    if (cleaned !== original) await writeFile(path.join(outDir, name), cleaned);
  }
}
