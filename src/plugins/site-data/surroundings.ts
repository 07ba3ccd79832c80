import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {FieldContext} from '../../collections/fields';
import {findFont} from '../downloadable-fonts/findFont';

/** What lists may name: the files under static/, what is in them, fonts, and the icons. */
export type Surroundings = Pick<FieldContext, 'staticFiles' | 'icons' | 'picture' | 'typeface'>;

/**
 * Looks when it is first asked, because not every list names a file or an icon. Into no picture:
 * that takes a while, and `lookAtLists` does it.
 */
export function lookAround(siteDir: string): Surroundings {
  let staticFiles: Surroundings['staticFiles'] | undefined;
  const typefaces = new Map<string, string | undefined>();
  return {
    get staticFiles() {
      return (staticFiles ??= listStaticFiles(path.join(siteDir, 'static')));
    },
    get icons() {
      return (icons ??= readIcons());
    },
    picture: () => undefined,
    typeface(file) {
      if (!typefaces.has(file)) {
        const found = findFont(siteDir, file);
        typefaces.set(file, 'problem' in found ? found.problem : undefined);
      }
      return typefaces.get(file);
    },
  };
}

/** The same surroundings with another answer about pictures. */
export function withPictures(
  surroundings: Surroundings,
  picture: Surroundings['picture'],
): Surroundings {
  return {
    get staticFiles() {
      return surroundings.staticFiles;
    },
    get icons() {
      return surroundings.icons;
    },
    picture,
    typeface: surroundings.typeface,
  };
}

/**
 * Every file as its address. A list of names, not a question to the disk for each file: some disks
 * answer yes to a name in the wrong case, and the file is then missing on the server.
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

let icons: Surroundings['icons'] | undefined;

/** The drawings lie in the package that @tabler/icons-react is made from, outside its public folder. */
function readIcons(): Surroundings['icons'] {
  const fromReact = createRequire(require.resolve('@tabler/icons-react'));
  const anIcon = fromReact.resolve('@tabler/icons/outline/star.svg');
  const file = path.resolve(path.dirname(anIcon), '../../tabler-nodes-outline.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Surroundings['icons'];
}
