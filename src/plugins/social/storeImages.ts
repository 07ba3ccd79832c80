import {readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {cached} from '../../lib/cache';
import {hash, writeFileAtomically} from '../../lib/files';
import {siteFontFile, siteFonts} from './fonts';
import {elementsIn, named, readHtml, textOf} from '../../lib/html';
import {socialImageFile} from '../../lib/socialImage';
import {pageFile} from '../../lib/urls';

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
 * The words of a page's main heading as a reader sees them, without tags. Non-breaking spaces are kept.
 *
 * @param html the whole page
 * @returns null when the page has no heading
 */
export function headingOf(html: string): string | null {
  const [heading] = elementsIn(readHtml(html), named('h1'));
  return (heading && textOf(heading).replace(/\n/g, ' ')) || null;
}

/**
 * The images that the pages of one language need, with the heading that each page shows.
 *
 * @param pages the addresses of the pages, for example "/ne/about"
 * @param buildDir the build of all languages
 * @throws with the address of a page that has no `h1`
 */
export async function readHeadings(
  pages: readonly string[],
  baseUrl: string,
  buildDir: string,
): Promise<SocialImage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(buildDir, pageFile(page)), 'utf8');
      const heading = headingOf(html);
      if (!heading) {
        throw new Error(
          `The page ${page} has no main heading. Begin its text with one, for example: # Our story`,
        );
      }
      return {heading, file: path.join(buildDir, baseUrl, socialImageFile(page, baseUrl))};
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
