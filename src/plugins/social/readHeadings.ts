import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {headingOf} from './headingOf';
import {pictureFile} from './pictureFile';
import type {Picture} from './storePictures';

/** The file of a page in a build whose addresses have no slash at the end. */
export function htmlFile(pathname: string, baseUrl: string): string {
  return `${pathname.slice(baseUrl.length) || 'index'}.html`;
}

/**
 * The pictures that the pages of one language need, with the heading that each page shows.
 *
 * @param pages the addresses of the pages, for example "/ne/about"
 * @param outDir the build of that language
 * @throws with the address of a page that has no `h1`
 */
export async function readHeadings(
  pages: readonly string[],
  baseUrl: string,
  outDir: string,
): Promise<Picture[]> {
  return Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(outDir, htmlFile(page, baseUrl)), 'utf8');
      const heading = headingOf(html);
      if (!heading) {
        throw new Error(
          `The page ${page} has no main heading. Begin its text with one, for example: # Our story`,
        );
      }
      return {heading, file: path.join(outDir, pictureFile(page, baseUrl))};
    }),
  );
}
