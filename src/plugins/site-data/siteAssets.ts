import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {FieldContext} from '../../collections/fields';
import {findFont, type FontSearch} from '../downloadable-fonts/findFont';
import {readPicture, type ReadPicture} from './pictures/readPictures';

export type SiteAssets = Pick<FieldContext, 'staticFiles' | 'drawings' | 'picture' | 'typeface'>;

/** The assets of a site that one inspection of its lists uses. */
interface InspectedAssets extends SiteAssets {
  /** Every picture that the data names, by address. */
  pictures: ReadonlyMap<string, Promise<ReadPicture>>;
  /** Every typeface that the data names, by the name of its file. */
  typefaces: ReadonlyMap<string, FontSearch>;
}

/** Reads nothing until it is needed, and each file once. */
export function siteAssets(siteDir: string): InspectedAssets {
  let staticFiles: ReadonlySet<string> | undefined;
  const pictures = new Map<string, Promise<ReadPicture>>();
  const typefaces = new Map<string, FontSearch>();
  let previous: Promise<unknown> = Promise.resolve();
  return {
    pictures,
    typefaces,
    get staticFiles() {
      return (staticFiles ??= listStaticFiles(path.join(siteDir, 'static')));
    },
    drawings: (folder) => drawingNames(siteDir, folder),
    async picture(address) {
      let picture = pictures.get(address);
      if (!picture) {
        // One after the other: a large photograph takes a hundred megabytes while it is decoded.
        previous = picture = previous.then(() => readPicture(siteDir, address));
        pictures.set(address, picture);
      }
      return (await picture).found;
    },
    typeface(file) {
      const found = typefaces.get(file) ?? findFont(siteDir, file);
      typefaces.set(file, found);
      return 'problem' in found ? found.problem : undefined;
    },
  };
}

/**
 * Every file by its address. A list of names instead of a check for each file, because a file system
 * that ignores case would accept a name that the server does not have.
 */
function listStaticFiles(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
    const files = entries.filter((entry) => !entry.isDirectory());
    return new Set(
      files.map((file) => {
        const relative = path.relative(folder, path.join(file.parentPath, file.name));
        return `/${relative.split(path.sep).join('/')}`;
      }),
    );
  } catch {
    return new Set();
  }
}

/** The names of the SVG files in a folder of the site, in alphabetical order; none without the folder. */
export function drawingNames(siteDir: string, folder: string): string[] {
  const place = path.join(siteDir, folder);
  return (existsSync(place) ? readdirSync(place) : [])
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.basename(file, '.svg'))
    .sort();
}
