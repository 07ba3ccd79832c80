/* What the operations take, as schemas: whatever a request holds, an operation gets its own types. */
import * as z from 'zod';
import {isLocale, type Locale, locales} from 'nepali-text/locale';
import type {NewBlock, Operations} from '../protocol';

type Takes = {readonly [Name in keyof Operations]: z.ZodType<Operations[Name]['takes']>};

const text = z.string();
const index = z.int().min(0);
const path = z.array(z.union([text, index]));
const locale = z.custom<Locale>(isLocale);
const nothing = z.record(text, z.never());

const texts = z.custom<Readonly<Record<Locale, string | undefined>>>(
  (value) =>
    z.record(text, text).safeParse(value).success && locales.every((one) => one in Object(value)),
);

const file = {file: text};

const json = z.json().optional();
const newBlock: z.ZodType<NewBlock> = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('paragraph'), text}),
  z.strictObject({type: z.literal('heading'), level: z.literal([2, 3]), text, id: text}),
  z.strictObject({type: z.literal('item'), text}),
  z.strictObject({type: z.literal('component'), attributes: z.record(text, text), text}),
]);

const edit = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('set'), ...file, path, value: json, was: json}),
  z.strictObject({kind: z.literal('insert'), ...file, index, value: newBlock, was: json}),
  z.strictObject({kind: z.literal('upload'), ...file, content: text}),
]);

const edits = z.array(edit).max(1000);

const target = z.strictObject({name: text, place: text, english: text, twin: text});

export const takes: Takes = {
  overview: nothing,
  list: z.strictObject({name: text}),
  page: z.strictObject({name: text}),
  todo: nothing,
  insertions: nothing,
  find: z.strictObject({text, locale: locale.optional(), route: text.optional()}),
  check: z.strictObject({edits}),
  save: z.strictObject({edits, label: text.max(500)}),
  agree: z.strictObject({targets: z.array(target)}),
  newPage: z.strictObject({
    kind: z.enum(['article', 'short']),
    name: text,
    title: texts,
    description: texts,
    heading: texts,
    sidebarGroup: text.optional(),
    footerColumn: text.optional(),
  }),
  steps: nothing,
  undo: z.strictObject({id: text}),
  handIn: z.strictObject({note: text, author: text}),
  handInState: nothing,
  newest: nothing,
  choose: z.strictObject({id: text, take: z.enum(['mine', 'theirs'])}),
  withdraw: z.strictObject({branch: text}),
  history: z.strictObject({file: text, path}),
};
