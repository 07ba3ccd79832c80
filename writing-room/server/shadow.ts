/*
 * A copy of what the checks read, in .cache, on which edits are tried. It is made anew when the room
 * opens and then kept equal to the site.
 */
import {mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ICONS, PORTRAITS} from 'docusaurus-plugin-collections/contracts/fields';

/** Code is not copied: the checks run that of the site. */
const FOLDERS = ['docs', 'pages', 'i18n', 'src/data', 'src/pages', PORTRAITS, ICONS, 'static'];

const isCopied = (file: string) => !file.startsWith('src/pages/') || /\.mdx?$/.test(file);

/** A text that is another one when the file has been written again. */
async function stateOf(file: string): Promise<string | undefined> {
  const state = await stat(file, {bigint: true}).catch(() => undefined);
  return state && [state.ino, state.size, state.mtimeNs, state.ctimeNs].join(' ');
}

/** The files below some folders, from the root; links are left out. */
async function filesBelow(root: string): Promise<string[]> {
  const inFolders = FOLDERS.map(async (folder) => {
    const options = {recursive: true, withFileTypes: true} as const;
    const entries = await readdir(path.join(root, folder), options).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'));
  });
  return (await Promise.all(inFolders)).flat().filter(isCopied);
}

interface Copy {
  /** State of the file of the site when it was copied, and of the copy. */
  original: string;
  copy: string;
}

export interface Shadow {
  folder: string;
  /** Makes it equal to the site. @returns whether the site has changed since the last time */
  update: () => Promise<boolean>;
  /** The files that were changed in it since then, removed and new ones included. */
  changed: () => Promise<string[]>;
  /** Whether the site's file is still the one that was copied. */
  isCurrent: (file: string) => Promise<boolean>;
}

export function createShadow(siteDir: string, folder: string): Shadow {
  const copies = new Map<string, Copy>();
  const originalOf = (file: string) => path.join(siteDir, file);
  const copyOf = (file: string) => path.join(folder, file);

  /** @returns whether the site's file has changed */
  async function updateFile(file: string): Promise<boolean> {
    const known = copies.get(file);
    const original = await stateOf(originalOf(file));
    if (original === undefined) {
      await rm(copyOf(file), {force: true, recursive: true});
      return copies.delete(file);
    }
    const isSame = known?.original === original;
    if (isSame && known.copy === (await stateOf(copyOf(file)))) return false;
    const content = await readFile(originalOf(file));
    await mkdir(path.dirname(copyOf(file)), {recursive: true});
    await writeFile(copyOf(file), content);
    copies.set(file, {original, copy: (await stateOf(copyOf(file))) ?? ''});
    return !isSame;
  }

  return {
    folder,
    async update() {
      if (copies.size === 0) await rm(folder, {recursive: true, force: true});
      const names = new Set([
        ...(await filesBelow(siteDir)),
        ...(await filesBelow(folder)),
        ...copies.keys(),
      ]);
      const updated = await Promise.all([...names].map(updateFile));
      return updated.includes(true);
    },
    async changed() {
      const names = [...new Set([...(await filesBelow(folder)), ...copies.keys()])];
      const states = await Promise.all(names.map((file) => stateOf(copyOf(file))));
      return names.filter((file, index) => states[index] !== copies.get(file)?.copy);
    },
    isCurrent: async (file) => (await stateOf(originalOf(file))) === copies.get(file)?.original,
  };
}
