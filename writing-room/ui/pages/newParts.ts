/* Paragraphs, headings and other parts of a page that are being written and not added yet. */
import {locales} from 'nepali-text/locale';
import type {BlockPair, Edit, NewBlock, PageModel} from '../../protocol';
import {useKeptForm} from '../drafts';
import {blockWith, headingId} from './blocks';

export interface NewPart {
  type: NewBlock['type'];
  /** The position of the block before it, and its English text, to find it when the page has changed. */
  after: number;
  anchor?: string;
  /** What was typed, by field and language: "text-en". */
  values: Readonly<Record<string, string>>;
  /** Put aside with what was typed, until somebody adds something at the same place. */
  isClosed?: boolean;
}

export const keptParts = (page: string): string => `parts ${page}`;

export const isTyped = ({values}: NewPart): boolean =>
  Object.entries(values).some(([key, value]) => /-/.test(key) && value.trim() !== '');

/** Changes the part after a block. @param change gets what is there; undefined takes it away */
export type ChangePart = (
  after: BlockPair,
  change: (before: NewPart | undefined) => Partial<NewPart> | undefined,
) => void;

/** Those of a page, kept in the browser at every keystroke. */
export function useNewParts(model: PageModel) {
  const [{parts}, keep] = useKeptForm<{parts: readonly NewPart[]}>(keptParts(model.name), {
    parts: [],
  });
  const {blocks} = model;
  const blockBefore = ({after, anchor}: NewPart) =>
    blockWith(model, 'en', anchor, after) ?? blocks[after] ?? blocks.at(-1);
  const change: ChangePart = (after, edit) =>
    keep((kept) => {
      const before = kept.parts.find((part) => blockBefore(part)?.index === after.index);
      const changed = edit(before);
      const place = {after: after.index, anchor: after.texts.en};
      const made = {type: 'paragraph', values: {}, ...before, ...changed, ...place} as const;
      const others = kept.parts.filter((part) => part !== before);
      return {parts: changed ? [...others, made] : others};
    });
  return {
    change,
    partAfter: (block: BlockPair) => parts.find((part) => blockBefore(part)?.index === block.index),
    /** How many are open with something typed. */
    count: parts.filter((part) => isTyped(part) && !part.isClosed).length,
  };
}

/** What is to be typed for a part. */
export const fieldsOf = ({type}: Pick<NewPart, 'type'>): readonly string[] =>
  type === 'component' ? ['title', 'text'] : ['text'];

/** The id of a box of the form. @param key "text-en" */
export const newBoxId = ({index}: BlockPair, key: string): string => `new-${index}-${key}`;

const valueOf = ({values}: NewPart, key: string): string => values[key]?.trim() ?? '';

/** The blocks of a part in one language: each line is a paragraph, or an item of the list. */
function blocksOf(part: NewPart, {next}: BlockPair, model: PageModel, locale: string): NewBlock[] {
  const {type, values} = part;
  const text = valueOf(part, `text-${locale}`);
  if (type === 'heading') {
    const id = headingId(valueOf(part, 'text-en'), model);
    return [{type, level: values.level === '3' ? 3 : 2, text, id}];
  }
  if (type === 'component') {
    const attributes = {
      ...(next?.hasId && {id: headingId(valueOf(part, 'title-en'), model)}),
      ...(next?.icon !== undefined && {icon: values.icon ?? next.icon}),
      ...(next && {[next.title]: valueOf(part, `title-${locale}`)}),
    };
    return [{type, attributes, text}];
  }
  return text.split(/\s*\n\s*/).map((line) => ({type, text: line}));
}

/** The box that lacks a text. */
export const emptyBox = (part: NewPart): string | undefined =>
  fieldsOf(part)
    .flatMap((field) => locales.map((locale) => `${field}-${locale}`))
    .find((key) => valueOf(part, key) === '');

/** How many blocks it makes in each language; all are the same unless somebody wrote more in one. */
export const countsOf = (part: NewPart, after: BlockPair, model: PageModel): number[] =>
  locales.map((locale) => blocksOf(part, after, model, locale).length);

/** The last one first, as each is put below the same block. */
export const editsOf = (part: NewPart, after: BlockPair, model: PageModel): Edit[] =>
  locales.flatMap((locale) =>
    blocksOf(part, after, model, locale)
      .reverse()
      .map((value): Edit => {
        const {file} = model.files[locale];
        return {kind: 'insert', file, path: [], index: (after.indexes[locale] ?? 0) + 1, value};
      }),
  );
