import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {cached} from 'docusaurus-plugin-collections/cache';
import {hash, writeFileAtomically} from 'content-checks/files';
import {siteFontFile, siteFonts} from './fonts';

interface SocialImage {
  file: string;
  heading: string;
}

/**
 * Writes every image to its file. What was drawn once is copied from the cache the next time.
 *
 * @param settings everything but the heading that determines an image
 */
export async function storeImages(
  images: readonly SocialImage[],
  siteDir: string,
  settings: readonly (string | Buffer)[],
  draw: (heading: string) => Promise<Buffer>,
): Promise<void> {
  await Promise.all(
    images.map(async ({file, heading}) => {
      const key = hash([...settings, heading]);
      const entry = {siteDir, file: `.cache/social/${key}.png`, key};
      await writeFileAtomically(file, await cached(entry, () => draw(heading)));
    }),
  );
}

/**
 * What determines an image in addition to its words and its background: the steps in this folder, the font and the
 * programs that draw. When one of them changes, the images in the cache are out of date.
 */
export function madeWith(): (string | Buffer)[] {
  const steps = readdirSync(__dirname)
    .sort()
    .map((file) => path.join(__dirname, file));
  return [
    ...[...steps, ...siteFonts.map(siteFontFile)].map((file) => readFileSync(file)),
    JSON.stringify(sharp.versions),
  ];
}
