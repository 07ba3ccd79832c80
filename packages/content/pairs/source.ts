import {hash} from '../files';
import type {Path} from '../read/valuePath';

/** A text in one language: a block of a page or an entry's field. */
export interface Text {
  /** The section of a page or the field above it, or the path in a list (`member-1.role`). */
  place: string;
  /** Only texts of one kind can be translations of each other. */
  kind: string;
  /** In one spelling: see foldText. */
  text: string;
  hash: string;
  /** Counted from 1 in its file. */
  line: number;
  /** In a list: that of the `{en, ne}`. */
  path?: Path;
  /** In a page: the position among its blocks. A field above the page has its name as its kind. */
  block?: number;
}

export type Side = 'english' | 'twin';

/** What one ledger file is about: texts in English, and the same in Nepali. */
export interface Source {
  /** The name of its ledger file, without `.txt`: `docs/tos.mdx`. */
  name: string;
  /** From the site's folder. The same file for a list, which holds both languages. */
  files: Readonly<Record<Side, string>>;
  /** In the order of the file. */
  texts: Readonly<Record<Side, readonly Text[]>>;
  /** Reads the texts of one side from an older version of its file. */
  read: (source: string, side: Side) => readonly Text[];
}

/** Short enough to be read beside others. Within one file two texts never meet in practice. */
const HASH_LENGTH = 10;

export function textOf(text: Omit<Text, 'hash'>): Text {
  return {...text, hash: hash([text.text]).slice(0, HASH_LENGTH)};
}
