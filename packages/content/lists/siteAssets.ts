import path from 'node:path';
import type {FieldContext} from './fields';
import {listSiteFiles, type Site} from '../files';
import type {Sentence} from '../check/sentences';
import type {Contracts} from './inspect';
import {readPicture, type ReadPicture} from '../pictures/readPictures';

export type SiteAssets = Pick<FieldContext, 'staticFiles' | 'drawings' | 'picture' | 'typeface'>;

/** The assets of a site that one inspection of its lists uses. */
interface InspectedAssets extends SiteAssets {
  /** Every picture that the data names, by address. */
  pictures: ReadonlyMap<string, Promise<ReadPicture>>;
}

/** Reads nothing until it is needed, and each file once. */
export function siteAssets(site: Site, typeface?: Contracts['typeface']): InspectedAssets {
  let staticFiles: ReadonlySet<string> | undefined;
  const pictures = new Map<string, Promise<ReadPicture>>();
  const typefaces = new Map<string, Sentence | undefined>();
  let previous: Promise<unknown> = Promise.resolve();
  return {
    pictures,
    staticFiles() {
      const files = () => listSiteFiles(site, 'static').map((file) => `/${file}`);
      return (staticFiles ??= new Set(files()));
    },
    drawings: (folder) => drawingNames(site, folder),
    async picture(address) {
      let picture = pictures.get(address);
      if (!picture) {
        // One after the other: a large photograph takes a hundred megabytes while it is decoded.
        previous = picture = previous.then(() => readPicture(site, address));
        pictures.set(address, picture);
      }
      return (await picture).found;
    },
    typeface(file) {
      if (!typefaces.has(file)) typefaces.set(file, typeface?.(site, file));
      return typefaces.get(file);
    },
  };
}

/** The names of the SVG files in a folder of the site, in alphabetical order; none without the folder. */
export function drawingNames(site: Site, folder: string): string[] {
  return listSiteFiles(site, folder)
    .filter((file) => /^[^/]+\.svg$/.test(file))
    .map((file) => path.basename(file, '.svg'))
    .sort();
}
