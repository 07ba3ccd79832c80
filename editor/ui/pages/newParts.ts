/* Paragraphs, headings and other parts of a page that are being written and not added yet. */
import {type Locale, locales} from 'nepali-text/locale';
import {type Fields, partAt} from '../../edits/values';
import type {BlockPair, NewBlock, PageModel, TextEdit} from '../../types';
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
  const isAfter = (block: BlockPair) => (part: NewPart) =>
    block ===
    (blockWith(model, 'en', part.anchor, part.after) ?? blocks[part.after] ?? blocks.at(-1));
  const change: ChangePart = (after, edit) =>
    keep((kept) => {
      const before = kept.parts.find(isAfter(after));
      const changed = edit(before);
      const place = {after: after.index, anchor: after.texts.en};
      const made = {type: 'paragraph', values: {}, ...before, ...changed, ...place} as const;
      const others = kept.parts.filter((part) => part !== before);
      return {parts: changed ? [...others, made] : others};
    });
  return {
    change,
    partAfter: (block: BlockPair) => parts.find(isAfter(block)),
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
  const idFrom = (field: string) => headingId(textIn(part, field, 'en'), model);
  if (type === 'heading') {
    return [{type, level: values.level === '3' ? 3 : 2, text, id: idFrom('text')}];
  }
  if (type !== 'component' || !next) {
    return text.split(/\s*\n\s*/).map((line) => ({type, text: line}) as NewBlock);
  }
  const attributes = {
    ...(next.hasId && {id: idFrom('title')}),
    ...(next.icon !== undefined && {icon: String(values.icon ?? next.icon)}),
    [next.title]: textIn(part, 'title', locale),
  };
  return [{type, attributes, text}];
}

/** The last one first, as each is put below the same block. */
export const editsOf = (part: NewPart, after: BlockPair, model: PageModel): TextEdit[] =>
  locales.flatMap((locale) => {
    const {file} = model.files[locale];
    const index = (after.indexes[locale] ?? 0) + 1;
    const added = blocksOf(part, after, model, locale).reverse();
    return added.map((value): TextEdit => ({kind: 'insert', file, index, value}));
  });
