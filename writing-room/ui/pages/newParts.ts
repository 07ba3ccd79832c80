/* Paragraphs, headings and other parts of a page that are being written and not added yet. */
import {type Locale, locales} from 'nepali-text/locale';
import type {BlockPair, Edit, NewBlock, PageModel} from '../../protocol';
import {type Fields, partAt} from 'minimal-edits/values';
import {useKeptForm} from '../drafts';
import {blockWith, headingId} from './blocks';

export interface NewPart {
  type: NewBlock['type'];
  /** The position of the block before it, and its English text, to find it when the page has changed. */
  after: number;
  anchor?: string;
  /** What was typed, by the fields of the form. */
  values: Fields;
  /** Put aside with what was typed, until somebody adds something at the same place. */
  isClosed?: boolean;
}

export const keptParts = (page: string): string => `parts ${page}`;

/** The id of its form. */
export const partId = ({index}: BlockPair): string => `new-${index}`;

const textIn = ({values}: NewPart, field: string, locale: Locale): string =>
  String(partAt(values, [field, locale]) ?? '').trim();

export const isTyped = (part: NewPart): boolean =>
  ['title', 'text'].some((field) => locales.some((locale) => textIn(part, field, locale) !== ''));

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

/** The blocks of a part in one language: each line is a paragraph, or an item of the list. */
export function blocksOf(
  part: NewPart,
  {next}: BlockPair,
  model: PageModel,
  locale: Locale,
): NewBlock[] {
  const {type, values} = part;
  const text = textIn(part, 'text', locale);
  if (type === 'heading') {
    const id = headingId(textIn(part, 'text', 'en'), model);
    return [{type, level: values.level === '3' ? 3 : 2, text, id}];
  }
  if (type === 'component') {
    const attributes = {
      ...(next?.hasId && {id: headingId(textIn(part, 'title', 'en'), model)}),
      ...(next?.icon !== undefined && {icon: String(values.icon ?? next.icon)}),
      ...(next && {[next.title]: textIn(part, 'title', locale)}),
    };
    return [{type, attributes, text}];
  }
  return text.split(/\s*\n\s*/).map((line) => ({type, text: line}));
}

/** The last one first, as each is put below the same block. */
export const editsOf = (part: NewPart, after: BlockPair, model: PageModel): Edit[] =>
  locales.flatMap((locale) =>
    blocksOf(part, after, model, locale)
      .reverse()
      .map((value): Edit => {
        const {file} = model.files[locale];
        return {kind: 'insert', file, index: (after.indexes[locale] ?? 0) + 1, value};
      }),
  );
