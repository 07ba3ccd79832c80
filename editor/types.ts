/* What the page shows and what it asks its core for, as values that can be sent to a worker. */
import type {WordDiff} from 'content/pairs/wordDiff';
import type {note, PicturePlace} from 'content/lists/notes';
import type {Locale} from 'nepali-text/locale';

export type Json =
  string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** Keys and positions from the root of a file to one of its values: [0, 'role', 'en']. */
export type FilePath = readonly (string | number)[];

/** One change of the text of a file. */
export type TextEdit =
  /**
   * Sets a value, or adds a field of an entry that does not have it yet. `undefined` (a missing key in
   * JSON) removes the field, the entry of a list or the block; of a component that repeats, all of it.
   *
   * @param path of Markdown: the key of a text between the lines "---", or the position of a block in
   *   `mdxBlocksOf` the page; of YAML, empty for the whole file
   * @param was what the writer saw there: what others have changed in it since then stays
   * @param base what was there before `was`, where somebody else has changed the same: theirs can be chosen later
   */
  | {kind: 'set'; file: string; path: FilePath; value?: Json; was?: Json; base?: Json}
  /** Markdown: new blocks, in this file only. @param index after the block before @param was what that one says */
  | {kind: 'insert'; file: string; index: number; value: readonly NewBlock[]; was?: Json}
  /**
   * Markdown: other blocks, or none, in place of the whole paragraph, heading, list or table that the block is in.
   * @param was the texts of that
   */
  | {kind: 'replace'; file: string; index: number; value: readonly NewBlock[]; was: Json}
  /** Markdown: another place among the parts beside it. @param path `BlockPair.at` @param was the texts of that part */
  | {kind: 'move'; file: string; path: readonly number[]; to: number; was: Json};

export type NewBlock =
  | {type: 'paragraph'; text: string}
  | {type: 'list'; items: readonly ListItem[]}
  /** @param rows the first one has the headings of the columns @param align of the columns */
  | {type: 'table'; rows: readonly (readonly string[])[]; align?: readonly ColumnAlign[]}
  /** @param id the same in both languages: small letters, digits and hyphens */
  | {type: 'heading'; level: 2 | 3; text: string; id: string}
  /**
   * Another one of a component that repeats, below the one that the block before is in: a question, a
   * card, a step. @param attributes those of its neighbour stay where they are not named here @param
   * text its first paragraph
   */
  | {type: 'component'; attributes: Readonly<Record<string, string>>; text: string};

export interface ListItem {
  text: string;
  /** 0 for the list itself, 1 for a list in an item of it. */
  level: number;
  isNumbered: boolean;
}

export type ColumnAlign = 'left' | 'right' | 'center' | null;

/** What another component like a question, a card or a step needs. */
export interface NextComponent {
  /** "Faq" */
  name: string;
  /** The attribute with its title. */
  title: string;
  hasId: boolean;
  /** That of the one above, where they have one. */
  icon?: string;
}

/** A text in each language; undefined where a language does not have it. */
export type Texts = Readonly<Record<Locale, string | undefined>>;

/**
 * One change of one file. Several in a row are applied in their order, each to the result of the one
 * before it. Files are named from the site's folder, with slashes.
 */
export type Edit =
  | TextEdit
  /** A picture: writes a new file. @param content in base64 */
  | {kind: 'upload'; file: string; content: string};

/** A problem of `npm run check`, in the language of the editor. */
export interface ShownProblem {
  file: string;
  line: number;
  place: readonly string[];
  message: string;
  /** What could be typed in its place. */
  example?: string;
  /** What is right in place of a part of the text, where that is known. */
  correction?: {from: string; to: string};
  /** Of a page in Markdown: its position in `PageModel.blocks`. */
  block?: number;
}

/** Names two texts that say the same. */
export interface AgreeTarget {
  /** Of the ledger file. */
  name: string;
  place: string;
  /** Hashes of both texts; empty for one that is not there, and then they cannot be agreed. */
  english: string;
  translation: string;
}

export interface SaveRequest {
  edits: readonly Edit[];
  /** What was changed, in the writer's words, for the list of steps: "Team › member-1". */
  label: string;
}

/** "Edit this" in the preview, and the box "Find words". */
export interface FindRequest {
  text: string;
  /** Only what is written in this language. */
  locale?: Locale;
  /** Puts what this page shows first. */
  route?: string;
}

export interface NewPageRequest {
  kind: 'article' | 'short';
  /** The address without the slash. */
  name: string;
  title: Texts;
  description: Texts;
  heading: Texts;
}

/** What becomes of a text that both have changed. */
export interface ConflictOutcome {
  take: 'mine' | 'theirs' | 'both' | 'other';
  /** In place of both, for `other`. */
  text?: string;
}

/* ---- A list ---- */

export interface ListModel<One = ShownProblem> {
  name: string;
  file: string;
  label: Texts;
  /** What the list is for. */
  help?: Texts;
  /** Of the whole file: a list of entries, or one set of fields. */
  form: FieldForm;
  /** What the file holds. */
  value: Json;
  /** Texts that are not agreed, with the path of the `{en, ne}`. */
  open: readonly (readonly [path: FilePath, text: StaleText])[];
  problems: readonly One[];
}

export interface FormField {
  key: string;
  label: Texts;
  help?: Texts;
  isOptional: boolean;
  form: FieldForm;
}

/** How a value is edited; made from its schema. */
export type FieldForm =
  | {kind: 'group'; fields: readonly FormField[]}
  /** A group whose fields depend on one of them, which each variant has as a choice of all values. */
  | {kind: 'variants'; by: string; variants: readonly {value: string; form: FieldForm}[]}
  /** @param names of entries without a name of their own, by their ids */
  | {kind: 'list'; item: FieldForm; names?: Readonly<Record<string, Texts>>}
  /** A text in every language: `{en, ne}`. @param syntax of a text that is in no list */
  | {kind: 'text'; syntax?: 'page' | 'plain'; isOneLine?: boolean}
  /** One line that is the same in all languages. */
  | {kind: 'line'; format?: LineFormat; example?: string}
  | {kind: 'number'}
  | {kind: 'yes'}
  /** @param names what a writer reads for a choice: the name of the entry of another list that it is the id of */
  | {kind: 'choice'; choices: readonly string[]; names?: Readonly<Record<string, Texts>>}
  /** A file under static/. */
  | ({kind: 'picture'} & PicturePlace);

/** The kinds of field in contracts that are one line, but for plain words. */
export type LineFormat = Exclude<ReturnType<typeof note>['field'], FieldForm['kind']>;

/** Two texts that were not agreed to say the same. */
export interface StaleText {
  state: 'english' | 'translation' | 'both' | 'new';
  /** What changed, where the earlier text is known. */
  changes: Partial<Record<Locale, WordDiff>>;
  /** For AgreeRequest. */
  target: AgreeTarget;
}

/* ---- A page in Markdown ---- */

export interface PageModel<One = ShownProblem> {
  /** The English file. */
  name: string;
  route: string;
  files: Readonly<Record<Locale, {file: string}>>;
  /** The texts between the lines "---". */
  fields: readonly {key: string; label: Texts; texts: Texts; open?: StaleText}[];
  /** In the order of the page. */
  blocks: readonly BlockPair[];
  /** The names of the icons that a card may have. */
  icons: readonly string[];
  problems: readonly One[];
}

export interface BlockPair {
  /** Its position in `PageModel.blocks`. */
  index: number;
  /** For `Edit`: the same as `index`, except where the languages differ in their blocks. */
  indexes: Readonly<Record<Locale, number | undefined>>;
  /** `p`, `heading`, `li`, `td`, `quote`, `code`, `hr`; `<Card>`; an attribute with words: `question=`. */
  kind: string;
  /** How deep it is in components, for the indent. */
  depth: number;
  /** Of a heading. */
  level?: number;
  /** Of an item of a list. */
  item?: Omit<ListItem, 'text'>;
  /** Of a cell: that of its column. */
  align?: ColumnAlign;
  section: string;
  /** The position among the parts of the page, then among the parts of that part, and so on. */
  at: readonly number[];
  /** Which of the parts that begin with it can change places, the innermost first: the numbers of `at` for it, and where it may go. */
  moves: readonly {depth: number; from: number; to: number}[];
  /**
   * In one line each, otherwise as in the file; undefined for a component that holds blocks, for what
   * has no text, and in a language that lacks the block.
   */
  texts: Texts;
  canRemove: boolean;
  /** Whether a paragraph or a heading may be added after it: for a component, after its end. */
  canInsertAfter: boolean;
  /** At the end of a component that repeats: what another one below it needs. */
  next?: NextComponent;
  open?: StaleText;
}

/** What can be put into a text, with its value in each language. */
export interface Insertion {
  label: Texts;
  /** How it is written on a page: `<Fact id="fee" />`. */
  page?: string;
  /** … and in a list: `{fee}`. */
  list?: string;
  /** Where only a page knows the value, such as a count, what it is. */
  value: Texts;
  isKnownToPage?: boolean;
}

/** What changed, in parts; those of a text have its language. */
export type ChangeLine = readonly {text: WordDiff; locale?: Locale}[];

/** Where something is edited in the editor. */
export type EditPlace =
  | {view: 'page'; name: string; block?: number; field?: string}
  | {view: 'list'; name: string; path?: FilePath};

/** A sentence of words.yml (`ui.handIn`), said in the language of the editor. */
export interface EditorMessage {
  id: string;
  values?: Readonly<Record<string, string>>;
}
