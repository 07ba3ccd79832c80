/* What the page of the room may ask for, as schemas; `protocol.ts` has their types. */
import {inEach, isLocale, type Locale} from 'nepali-text/locale';
import * as z from 'zod';
import type {Edit, FilePath, NewBlock, Texts} from '../protocol';

const text = z.string();
const index = z.int().min(0);
const json = z.json().optional();
const texts = z.strictObject(inEach(() => text)) as z.ZodType<Texts, Texts>;

export const nothing = z.record(text, z.never());
export const name = z.strictObject({name: text});
export const id = z.strictObject({id: text});
/** Of a list or an English page; empty: all pages. */
export const file = z.strictObject({file: text});
export const bringBack = file.extend({id: text});
export const branch = z.strictObject({branch: text});

const path: z.ZodType<FilePath, FilePath> = z.array(z.union([text, index]));
export const placeInFile = z.strictObject({file: text, path});

const newBlock: z.ZodType<NewBlock, NewBlock> = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('paragraph'), text}),
  z.strictObject({type: z.literal('heading'), level: z.literal([2, 3]), text, id: text}),
  z.strictObject({type: z.literal('item'), text}),
  z.strictObject({type: z.literal('component'), attributes: z.record(text, text), text}),
]);

const edit: z.ZodType<Edit, Edit> = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('set'), file: text, path, value: json, was: json}),
  z.strictObject({kind: z.literal('insert'), file: text, index, value: newBlock, was: json}),
  z.strictObject({kind: z.literal('upload'), file: text, content: text}),
]);

export const check = z.strictObject({edits: z.array(edit).max(1000).readonly()});

export const save = check.extend({
  /** What was changed, in the writer's words, for the list of steps: "Team › member-1". */
  label: text.max(500),
});

export const agreeTarget = z.strictObject({
  /** Of the ledger file. */
  name: text,
  place: text,
  /** Hashes of both texts; empty for one that is not there, and then they cannot be agreed. */
  english: text,
  translation: text,
});

export const agree = z.strictObject({targets: z.array(agreeTarget).readonly()});

/** "Edit this" in the preview, and the box "Find words". */
export const find = z.strictObject({
  text,
  /** Only what is written in this language. */
  locale: z.custom<Locale>(isLocale).optional(),
  /** Puts what this page shows first. */
  route: text.optional(),
});

export const newPage = z.strictObject({
  kind: z.enum(['article', 'short']),
  /** The address without the slash. */
  name: text,
  title: texts,
  description: texts,
  heading: texts,
  /** Of an article: the group of the sidebar, by its label. */
  sidebarGroup: text.optional(),
  /** The column of the footer: "company"; none when absent. */
  footerColumn: text.optional(),
});

export const handIn = z.strictObject({
  /** What was done, in the writer's words; may be empty. */
  note: text,
  /** The writer's name; may be empty where git knows one. */
  author: text,
});

export const choose = z.strictObject({
  id: text,
  take: z.enum(['mine', 'theirs', 'both', 'other']),
  /** In place of both, for `other`. */
  text: text.optional(),
});
