/* What the page asks of a repository, by the writer Asha. */
import {
  type CommitId,
  type NewCommit,
  type NewFile,
  type RepositoryState,
  SAVED_BRANCH,
  type User,
  writeSavedMessage,
} from '../../repository';

export const asha: User = {name: 'Asha Rai', email: 'asha@example.com', login: 'asha'};

/** @param brought the commit of the others that the files come from now */
export function saveOn(
  {saved: was, base}: Pick<RepositoryState, 'saved' | 'base'>,
  files: NewFile[],
  brought?: CommitId,
  label = 'Saved',
): NewCommit {
  const message = writeSavedMessage({label, base: brought ?? base});
  const parents = brought ? [was, brought] : [was];
  return {branch: SAVED_BRANCH, was, parents, from: brought ?? was, files, message};
}

export const BRANCH = 'writing/2026-11-27-asha';

/** @param was the commit that was handed in before on the same branch */
export function handInOn(
  main: CommitId,
  was: CommitId | null = null,
  branch = BRANCH,
  text = was ? 'More.\n' : 'Mine.\n',
): NewCommit {
  const files = [{file: 'docs/faq.mdx', text}];
  return {branch, was, parents: [was ?? main], from: main, files, message: 'Mine\n'};
}

/** The commit that was made; undefined where none was. */
export const idOf = (answer: unknown) => Object(answer).id as CommitId;
