/* Three versions of a file made one: that before both changes, mine and theirs. */
import {isLedger} from '../models/changes';
import {EditError} from '../edits/editError';
import {mergeText} from '../edits/mergeText';
import {mergeYaml} from '../edits/mergeYaml';
import type {FilePath, Json} from '../types';
import {type Content, decode, encode, isEqual, textOf} from '../content';

/** Where a text is in a file. */
interface Place {
  /** Of a list: keys and ids that lead to the value. */
  path?: FilePath;
}

/** What both have changed, each in another way: the merged file has mine. */
export interface Clash extends Place {
  /** Of a page: the merged block with mine in it. */
  block?: string;
  base?: Json;
  /** A sentence or a whole value; `null`: the whole file. */
  mine: Json;
  /** `undefined`: it was removed. */
  theirs?: Json;
}

export interface MergedFile {
  content: Content;
  clashes: readonly Clash[];
  /** Texts to which both have added, as they are now, and as mine was. */
  joined: readonly (Place & {text: string; mine: string})[];
}

/** What only one of both has changed is as there; what both have changed is mine, and said. */
export function mergeFile(file: string, base: Content, mine: Content, theirs: Content): MergedFile {
  const all = (content: Content): MergedFile => ({content, clashes: [], joined: []});
  if (isEqual(mine, theirs) || isEqual(mine, base)) return all(theirs);
  if (isEqual(theirs, base)) return all(mine);
  // What was changed is worth more than that it was removed.
  if (mine === null) return all(theirs);
  const whole: MergedFile = {...all(mine), clashes: [{mine: null, theirs: null}]};
  if (theirs === null) return whole;
  if (isLedger(file)) return all(mergeLines(base, mine, theirs));
  if (base === null || [base, mine, theirs].some((content) => content.includes(0))) return whole;
  const [old, my, their] = [decode(base), decode(mine), decode(theirs)];
  const merge = /\.ya?ml$/.test(file) ? mergeReadable : mergeText;
  const {text, clashes, joined} = merge(old, my, their);
  return {content: encode(text), clashes: clashes as Clash[], joined};
}

function mergeReadable(base: string, mine: string, theirs: string) {
  try {
    return mergeYaml(base, mine, theirs);
  } catch (error) {
    if (!(error instanceof EditError || (error instanceof Error && /^YAML/.test(error.name))))
      throw error;
    return mergeText(base, mine, theirs);
  }
}

/** The lines of a ledger are sorted, and each is right for itself. */
function mergeLines(...contents: readonly Content[]): Content {
  const [old = [], mine = [], theirs = []] = contents.map((one) => textOf(one)?.split('\n') ?? []);
  const isKept = (line: string) =>
    mine.includes(line) ? theirs.includes(line) || !old.includes(line) : !old.includes(line);
  const [head, ...lines] = [...new Set([...theirs, ...mine])].filter(Boolean).filter(isKept);
  return encode([head, ...lines.sort(), ''].join('\n'));
}
