import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {cacheFile, removeOthers} from '../cache';
import type {ReadPicture} from './pictureOf';
import {type Format, formats, pictureFolder, recordFolder, sizedFolder, widths} from './settings';

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

/** The folders of the pictures of prose in a build, from the folder of a locale. */
const proseFolders = ['img', 'assets/images'];

/**
 * Removes the metadata of cameras from the pictures of prose, and limits their width to the widest size of a list. Their
 * names stay, because pages refer to them already.
 */
export async function cleanOthers(outDir: string): Promise<void> {
  for (const folder of proseFolders) {
    const all = await readdir(path.join(outDir, folder), {recursive: true}).catch(() => []);
    for (const name of all.filter((one) => /\.(jpe?g|png|webp)$/i.test(one))) {
      if (path.join(folder, name).startsWith(path.normalize(sizedFolder))) continue;
      await cleanPicture(path.join(outDir, folder, name));
    }
  }
}

const widest = Math.max(...widths);

async function cleanPicture(file: string): Promise<void> {
  const original = await readFile(file);
  const {width, format, exif, xmp, iptc} = await sharp(original).metadata();
  const isClean = width <= widest && !exif && !xmp && !iptc;
  if (isClean || !isFormat(format)) return;
  const cleaned = await sharp(original)
    .autoOrient()
    .resize({width: widest, withoutEnlargement: true})
    .toColourspace('srgb')
    .toFormat(format, formats[format])
    .toBuffer();
  await writeFile(file, cleaned);
}

const isFormat = (name: string): name is Format => Object.hasOwn(formats, name);
