import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The files of one module that browsers load. */
export interface ElementModule {
  /** That of the tag, `site-font-tester`; of a module that an element loads, `gallery`. */
  name: string;
  /** From the folder that was searched, as are all paths here. */
  file: string;
  isElement: boolean;
  /** Rules that only the states of the element need. */
  sheet?: string;
}

/** Why the folders cannot be bundled. */
export type ElementFault =
  /** A file beside which there must be an element. */
  | {id: 'element.alone'; file: string}
  /** Two modules of one name. */
  | {id: 'element.twice'; name: string; file: string; other: string};

/** `FontTester` → `site-font-tester` */
export const tagOf = (folder: string): string =>
  `site${folder.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `site-font-tester` → `FontTester` */
export const folderOf = (tag: string): string =>
  tag.replace(/^site/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The modules below a folder. The element of a component lies in its folder: `FontTester/element.ts` is the class of
 * `<site-font-tester>`, and `FontTester/element.css` has the rules that only its states need. An element can load
 * `FontTester/part.lazy.tsx` as `part`, such as a module with React.
 */
export function findElements(folder: string): {
  modules: readonly ElementModule[];
  faults: readonly ElementFault[];
} {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const modules = files.flatMap((file): ElementModule[] => {
    const [, lazy] = /([^/]+)\.lazy\.tsx?$/.exec(file) ?? [];
    if (lazy) return [{name: lazy, file, isElement: false}];
    if (!/(?:^|\/)element\.tsx?$/.test(file)) return [];
    const [name, sheet] = [tagOf(path.basename(path.dirname(file))), sheetBeside(file)];
    return [{name, file, isElement: true, ...(files.includes(sheet) && {sheet})}];
  });
  const homes = new Set(
    modules.filter(({isElement}) => isElement).map(({file}) => path.posix.dirname(file)),
  );
  const alone = files
    .filter((file) => /(?:\/element\.css|\.lazy\.tsx?)$/.test(file))
    .filter((file) => !homes.has(path.posix.dirname(file)))
    .map((file) => ({id: 'element.alone', file}) as const);
  const twice = modules.flatMap(({name, file}, index) => {
    const other = modules.slice(0, index).find((earlier) => earlier.name === name);
    return other ? [{id: 'element.twice', name, file, other: other.file} as const] : [];
  });
  return {modules, faults: [...alone, ...twice]};
}

const sheetBeside = (file: string): string => file.replace(/\.tsx?$/, '.css');

/** A fault in words. @param folder that was searched, from the folder of the site */
export function describeFault(fault: ElementFault, folder: string): string {
  const file = `${folder}/${fault.file}`;
  return fault.id === 'element.alone'
    ? `There is no element.ts beside ${file}, so nothing loads it.`
    : `${folder}/${fault.other} and ${file} are both ${fault.name}. Rename one.`;
}
