import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {FieldContext} from '../../collections/fields';
import {findFont, type FontSearch} from '../downloadable-fonts/findFont';
import {readPicture, type ReadPicture} from './pictures/readPictures';

type Icons = FieldContext['icons'];

/** The folder of the woven people. */
export const PORTRAITS = 'src/weave/portraits';

export type SiteAssets = Pick<
  FieldContext,
  'staticFiles' | 'icons' | 'portraits' | 'picture' | 'typeface'
>;

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
    get icons() {
      return tablerIcons();
    },
    get portraits() {
      return portraitNames(siteDir);
    },
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

/** The names of the woven people, in alphabetical order. */
export const portraitNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, PORTRAITS))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.basename(file, '.svg'))
    .sort();

let icons: Icons | undefined;

export function tablerIcons(): Icons {
  if (!icons) {
    // A file of the package that @tabler/icons-react is made from, outside its "exports".
    const fromReact = createRequire(require.resolve('@tabler/icons-react'));
    const anIcon = fromReact.resolve('@tabler/icons/outline/star.svg');
    const file = path.resolve(path.dirname(anIcon), '../../tabler-nodes-outline.json');
    icons = JSON.parse(readFileSync(file, 'utf8')) as Icons;
  }
  return icons;
}

/** The drawing of an icon; undefined when there is no icon of this name. */
export function iconNodes(name: string): Icons[string] | undefined {
  const all = tablerIcons();
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
