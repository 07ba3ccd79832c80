/* The copy of the site in which a change is made first, and what the change would bring. */
import type {EnglishFile} from '../../src/plugins/checks/wordFiles';
import type {Problem} from '../../src/lib/diagnostics';
import {findProblems, newProblems} from './problems';
import {createShadow} from './shadow';
import type {Change} from './steps';
import {ConflictError, contentOf, isEqual} from './writeChanges';

/** Collects the interface words of the code; undefined when it cannot. */
export type ReadWords = () => Promise<readonly EnglishFile[] | undefined>;

export interface Trial {
  folder: string;
  /** When the interface words of the code are known, which takes some seconds after the start. */
  wordsRead: Promise<readonly EnglishFile[]>;
  /** None until then, and where they cannot be collected. */
  words: () => readonly EnglishFile[];
  /** Makes the copy equal to the site, and finds the problems that the site has already. */
  begin: () => Promise<void>;
  /** Those that the site has already. */
  known: () => readonly Problem[];
  /** Those that the copy has since then. */
  problems: () => Promise<Problem[]>;
  /**
   * What is different in it since then.
   *
   * @throws ConflictError when one of these files has changed in the site, too
   */
  changes: () => Promise<Change[]>;
}

/** @param folder for the copy; what is in it is deleted */
export function createTrial(siteDir: string, folder: string, readWords: ReadWords): Trial {
  const shadow = createShadow(siteDir, folder);
  let words: readonly EnglishFile[] | undefined;
  let before: {words: typeof words; problems: Problem[]} | undefined;
  return {
    folder,
    words: () => words ?? [],
    wordsRead: readWords().then((found) => (words = found) ?? []),
    async begin() {
      if ((await shadow.update()) || before?.words !== words) before = undefined;
      before ??= {words, problems: await findProblems(folder, words)};
    },
    known: () => before?.problems ?? [],
    async problems() {
      // With the same words as before, even if they have become known meanwhile.
      return newProblems(before?.problems ?? [], await findProblems(folder, before?.words));
    },
    async changes() {
      const files = await shadow.changed();
      const read = files.map(async (file): Promise<Change> => {
        const contents = [contentOf(siteDir, file), contentOf(folder, file)] as const;
        const [now, after] = await Promise.all(contents);
        return {file, before: now, after};
      });
      const changes = await Promise.all(read);
      const isCurrent = await Promise.all(files.map(shadow.isCurrent));
      const foreign = files.filter((_, index) => !isCurrent[index]);
      if (foreign.length > 0) throw new ConflictError(foreign);
      return changes.filter((change) => !isEqual(change.before, change.after));
    },
  };
}
