/*
 * What the browser and the server of the writing room say to each other, as JSON. Nothing here knows
 * of files or of React; both sides import it.
 */
import type {Problem as Found} from 'content-checks/diagnostics';
import type {FilePath, Json, NextComponent, TextEdit} from 'minimal-edits/types';
import type {Locale} from 'nepali-text/locale';
import type * as z from 'zod';
import type {operations} from './server/operations';
import type * as requests from './server/requests';

export type {FilePath, Json, NewBlock, NextComponent, TextEdit} from 'minimal-edits/types';

/** A text in each language; undefined where a language does not have it. */
export type Texts = Readonly<Record<Locale, string | undefined>>;

/**
 * One change of one file. Several in a row are applied in their order, each to the result of the one
 * before it. Files are named from the site's folder, with slashes.
 */
export type Edit =
  | TextEdit
  /** A picture or a font: writes a new file. @param content in base64 */
  | {kind: 'upload'; file: string; content: string};

/** A problem of `npm run check`, in the language of the room. */
export interface Problem {
  file: string;
  line: number;
  place: readonly string[];
  message: string;
  /** What could be typed in its place. */
  example?: string;
  /** Of a page in Markdown: its position in `PageModel.blocks`. */
  block?: number;
}

/* What the operations take: see server/requests.ts. */
export type SaveRequest = z.output<typeof requests.save>;
export type AgreeTarget = z.output<typeof requests.agreeTarget>;
export type FindRequest = z.output<typeof requests.find>;
export type NewPageRequest = z.output<typeof requests.newPage>;

/** An answer of the server before its problems are written in a language. */
export type Unwritten<Answer> = Answer extends {problems: readonly (infer One)[]}
  ? Omit<Answer, 'problems'> & {
      problems: readonly (Omit<One, keyof Problem> & Found & Pick<Problem, 'block'>)[];
    }
  : Answer;

/** The same afterwards. */
type Written<Answer> = Answer extends {problems: readonly (infer One)[]}
  ? Omit<Answer, 'problems'> & {problems: readonly (Omit<One, keyof Found> & Problem)[]}
  : Answer;

export type SaveAnswer =
  | {result: 'saved'}
  /** Nothing was written. The problems that the edits would bring; those from before are not among them. */
  | {result: 'rejected'; problems: readonly Problem[]}
  /** Nothing was written: somebody else has changed the same texts meanwhile, or deleted a file. */
  | {result: 'conflict'; isDeleted: boolean};

/* ---- What there is ---- */

export interface Overview {
  brand: Texts;
  pages: readonly PageItem[];
  lists: readonly ListItem[];
  /** Where a new page can be linked: groups of sidebars.ts, columns of the footer in navigation.yml. */
  sidebarGroups: readonly string[];
  footerColumns: readonly string[];
  todo: {open: number; standins: number; disagreements: number; problems: number};
  /** How many texts and other things were changed and not handed in. */
  changes: number;
  /** Whether the pages can be shown beside the texts. */
  preview: Readonly<Record<Locale, 'starting' | 'ready' | 'off'>>;
}

/** A page of the site; it is in Markdown, or has its words in a list of src/data/pages, or both. */
export interface PageItem {
  /** In English: "/", "/team". */
  route: string;
  name: Texts;
  /** The English file: "docs/faq.mdx". */
  markdown?: string;
  /** English files that it imports: "docs/_welcome.mdx". */
  parts: readonly string[];
  /** The list with its words: "pages/team". */
  copy?: string;
  /** The lists that it shows: "team". */
  lists: readonly string[];
}

export interface ListItem {
  /** "team", "pages/team". */
  name: string;
  file: string;
  label: Texts;
  /** What the list is for. */
  help?: Texts;
  /** How many entries; undefined for named fields. */
  count?: number;
}

/* ---- A list ---- */

export interface ListModel {
  name: string;
  file: string;
  label: Texts;
  /** What the list is for. */
  help?: Texts;
  /** `map`: one set of fields; otherwise a list of entries with an id. */
  shape: 'list' | 'record' | 'map';
  /** Of one entry; of the whole file for a map. */
  form: Form;
  /** What the file holds: an array of entries, or an object for a map. */
  value: Json;
  /** Texts that are not agreed, by their path: pathKey(path of the `{en, ne}`). */
  open: Readonly<Record<string, OpenText>>;
  problems: readonly Problem[];
}

/** The fields that a reader recognises an entry by, the best first. */
export const namingFields = ['name', 'title', 'headline', 'label', 'question', 'heading'];

export const pathKey = (path: FilePath): string => path.join('.');

export interface Field {
  key: string;
  label: Texts;
  /** By words.yml, else from the contract, in English. */
  help?: string | Texts;
  isOptional: boolean;
  form: Form;
}

/** How a value is edited; made from its schema. */
export type Form =
  | {kind: 'group'; fields: readonly Field[]}
  /** A group whose fields depend on one of them, which each variant has as a choice of all values. */
  | {kind: 'variants'; by: string; variants: readonly {value: string; form: Form}[]}
  | {kind: 'list'; item: Form}
  /** A text in every language: `{en, ne}`. @param syntax of a text that is in no list */
  | {kind: 'text'; syntax?: 'page' | 'plain'; isOneLine?: boolean}
  /** One line that is the same in all languages. */
  | {kind: 'line'; format?: LineFormat; example?: string}
  | {kind: 'number'; least?: number}
  | {kind: 'yes'}
  /** @param names what a writer reads for a choice: the name of the entry of another list that it is the id of */
  | {kind: 'choice'; choices: readonly string[]; names?: Readonly<Record<string, Texts>>}
  /** A file under static/. @param least width in pixels */
  | {kind: 'picture'; least: number}
  | {kind: 'typeface'};

export type LineFormat =
  | 'id'
  | 'date'
  | 'link'
  | 'email'
  | 'hour'
  | 'coordinates'
  | 'dialCode'
  | 'youtubeId'
  | 'countryId';

/** Two texts that were not agreed to say the same. */
export interface OpenText {
  state: 'english' | 'twin' | 'both' | 'new';
  /** What changed, as `wordDiff` writes it, where the earlier text is known. */
  changes: Texts;
  /** For AgreeRequest. */
  target: AgreeTarget;
}

/* ---- A page in Markdown ---- */

export interface PageModel {
  /** The English file. */
  name: string;
  route: string;
  files: Readonly<Record<Locale, {file: string}>>;
  /** The texts between the lines "---". */
  fields: readonly {key: string; label: Texts; texts: Texts; open?: OpenText}[];
  /** In the order of the page. */
  blocks: readonly BlockPair[];
  /** The names of the icons that a card may have. */
  icons: readonly string[];
  problems: readonly Problem[];
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
  section: string;
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
  open?: OpenText;
}

/** What a button of the page editor puts into a text, with its value in each language. */
export interface Insertion {
  label: string;
  /** `<Fact id="fee" />` */
  markdown: string;
  /** `{fee}`, for lists; absent where a list cannot have it. */
  inList?: string;
  value: Texts;
}

/* ---- To do ---- */

export interface TodoModel {
  open: readonly OpenItem[];
  standins: readonly {label: string; where: Place}[];
  disagreements: readonly {label: string; what: string; where: Place}[];
  expiries: readonly {label: string; date: string; where: Place}[];
  /** With their place, where the room can edit it. */
  problems: readonly (Problem & {label?: string; where?: Place})[];
}

/** Two texts that were not agreed, with their place. */
export interface OpenItem {
  /** "Team › Dipa Rai › Role" */
  label: string;
  /** The entry or the page: "Team › Dipa Rai"; undefined for the name of a page. */
  within?: string;
  english: string;
  twin: string;
  where: Place;
  text: OpenText;
}

/** Where something is edited in the room. */
export type Place =
  | {view: 'page'; name: string; block?: number; field?: string}
  | {view: 'list'; name: string; path?: FilePath};

/* ---- Find: "Edit this" in the preview, and the box "Find words" ---- */

export interface FindAnswer {
  /** The best first, ten at most. */
  found: readonly {label: string; text: string; where: Place}[];
}

/* ---- New page, undo, hand in ---- */

export interface Step {
  id: string;
  /** ISO 8601. */
  time: string;
  label: string;
  /** What it changed, in the language of the room; of one that took another one back, what that had changed. */
  what: readonly string[];
  /** The id of the step that this one took back. */
  undoes?: string;
}

export interface HandInState {
  /** `git`: a commit, pushed where there is a remote; `zip`: without git. */
  way: 'git' | 'zip';
  remote: boolean;
  changes: readonly ChangedText[];
  /** Changed pages that still have a sample paragraph of a new page. */
  samples: readonly {page: string; where: Place}[];
  problems: readonly Problem[];
}

/** What changed at one place, in each language that changed. */
export interface ChangedText {
  /** Empty where the line says it. */
  place: string;
  /** `text` as `wordDiff` writes it, or a sentence. @param language its name for a reader */
  lines: readonly {language?: string; locale?: Locale; text: string}[];
}

/** A sentence of words.yml (`ui.handIn`), said in the language of the room. */
export interface Said {
  id: string;
  values?: Readonly<Record<string, string>>;
}

export type HandInAnswer =
  /** @param address where a pull request can be opened @param zip to be downloaded, in base64 */
  | {
      result: 'done';
      message: Said;
      branch?: string;
      address?: string;
      zip?: {name: string; content: string};
    }
  | {result: 'rejected'; problems: readonly Problem[]}
  | {result: 'failed'; message: Said};

/** What others have put on the server since the last time, and what became of what was handed in. */
export interface Newest {
  /** `none`: there is no server to ask. */
  result: 'none' | 'same' | 'new' | 'failed';
  /** Why it failed. */
  message?: Said;
  /** How many files are new. */
  count: number;
  /** The program itself has changed, too. */
  needsRestart: boolean;
  choices: readonly Choice[];
  /** The newest first. */
  handIns: readonly HandInItem[];
}

/** A text that both have changed; mine is in its place until theirs is chosen. */
export interface Choice {
  id: string;
  place: string;
  /** Empty for a picture, and where it was removed. */
  mine: string;
  theirs: string;
}

export interface HandInItem {
  branch: string;
  /** ISO 8601. */
  time: string;
  subject: string;
  /** `merged`: with the others, not known to be on the site. */
  state: 'waiting' | 'merged' | 'published' | 'refused' | 'unknown';
}

/** How a text was before, the last version first. */
export interface Earlier {
  /** ISO 8601. */
  time: string;
  author: string;
  text: string;
  /** From it to the one that came after it, as `wordDiff` writes it. */
  change: string;
}

/** An entry, a part of a page or a page that is no longer there. */
export interface Deleted {
  id: string;
  /** When and by whom, ISO 8601; undefined where it was deleted in this folder and not handed in. */
  time: string | undefined;
  author: string | undefined;
  /** In sentences. */
  what: readonly string[];
}

/** Every operation of the server: what it takes, and what it answers. */
export type Operations = {
  readonly [Name in keyof typeof operations]: {
    takes: Parameters<(typeof operations)[Name]>[0];
    gives: Written<Awaited<ReturnType<(typeof operations)[Name]>>>;
  };
};

/** The language of the room, in which messages are answered. */
export const LANGUAGE_HEADER = 'x-room-language';
/** The key of the address, which every operation must send. */
export const KEY_HEADER = 'x-room-key';
