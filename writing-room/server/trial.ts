/* The copy of the site in which a change is made first, and what the change would bring. */
import type {Problem} from 'content-checks/diagnostics';
import {findProblems, newProblems} from '../models/problems';
import {createShadow} from './shadow';
import type {Change} from './steps';
import {ConflictError, contentOf, isEqual} from './writeChanges';

export interface Trial {
  folder: string;
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
export function createTrial(siteDir: string, folder: string): Trial {
  const shadow = createShadow(siteDir, folder);
  let before: Problem[] | undefined;
  return {
    folder,
    async begin() {
      if (await shadow.update()) before = undefined;
      before ??= await findProblems(folder);
    },
    known: () => before ?? [],
    problems: async () => newProblems(before ?? [], await findProblems(folder)),
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
