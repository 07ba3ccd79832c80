/* Three versions of a file made one: that before both changes, mine and theirs. */
import {isLedger} from '../models/changes';
import {EditError} from '../sentences';
import type {CommitId} from '../repository';
import {mergeText} from '../edits/mergeText';
import {mergeYaml} from '../edits/yamlEdits';
import type {FilePath, Json} from '../types';
import {type Content, encode, isSameContent, textOf} from '../content';

/** A text that both have changed. */
export interface BothChanged {
  /** Of a list: keys and ids that lead to the value. */
  path?: FilePath;
  /** Of a page: the merged block with mine in it. */
  block?: string;
  base?: Json;
  /** A sentence or a whole value; `null`: the whole file. */
  mine: Json;
  /** `undefined`: it was removed. */
  theirs?: Json;
  /** Both have added to the text `mine`, which was `base` without theirs: nothing to choose. */
  isJoined?: boolean;
}

export interface MergedFile {
  content: Content;
  /** What both have changed, each in another way: the merged file has mine. */
  clashes: readonly BothChanged[];
  joined: readonly BothChanged[];
}

export interface ConflictChoice extends BothChanged {
  file: string;
  /** The commit that has theirs. */
  commit: CommitId;
}

/** What is to be chosen or looked at in a file that was merged with that of a commit, by file, path and mine. */
export function conflictChoices(
  file: string,
  commit: CommitId,
  {clashes, joined = []}: Pick<MergedFile, 'clashes'> & Partial<MergedFile>,
) {
  const all = [...clashes, ...joined].map((one): ConflictChoice => ({...one, file, commit}));
  return Object.fromEntries(all.map((one) => [JSON.stringify([file, one.path, one.mine]), one]));
}

/** What only one of both has changed is as there; what both have changed is mine, and said. */
export function mergeFile(file: string, base: Content, mine: Content, theirs: Content): MergedFile {
  const all = (content: Content): MergedFile => ({content, clashes: [], joined: []});
  if (isSameContent(mine, theirs) || isSameContent(mine, base)) return all(theirs);
  if (isSameContent(theirs, base)) return all(mine);
  // What was changed is worth more than that it was removed.
  if (!mine) return all(theirs);
  const versions = [base, mine, theirs];
  if (theirs && isLedger(file)) return all(mergeLines(versions));
  if (versions.some((content) => !content || content.includes(0))) {
    return {...all(mine), clashes: [{mine: null, theirs: null}]};
  }
  const merge = /\.ya?ml$/.test(file) ? mergeReadable : mergeText;
  const [old, my, their] = versions.map((content) => textOf(content)!) as [string, string, string];
  const {text, clashes, joined} = merge(old, my, their);
  return {
    content: encode(text),
    clashes: clashes as BothChanged[],
    joined: joined.map((one) => ({...one, base: one.mine, mine: one.text, isJoined: true})),
  };
}

function mergeReadable(base: string, mine: string, theirs: string) {
  try {
    return mergeYaml(base, mine, theirs);
  } catch (error) {
    if (error instanceof EditError) return mergeText(base, mine, theirs);
    throw error;
  }
}

/** The lines of a ledger are sorted, and each is right for itself. */
function mergeLines(versions: readonly Content[]): Content {
  const [old = [], mine = [], theirs = []] = versions.map(
    (version) => textOf(version)?.split('\n') ?? [],
  );
  const isKept = (line: string) =>
    mine.includes(line) ? theirs.includes(line) || !old.includes(line) : !old.includes(line);
  const [head, ...lines] = [...new Set([...theirs, ...mine])].filter(Boolean).filter(isKept);
  return encode([head, ...lines.sort(), ''].join('\n'));
}
