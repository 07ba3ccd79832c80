/* Paragraphs, headings and other parts of a page that are being written and not added yet. */
import type {ReactNode} from 'react';
import {inEach, type Locale, locales} from 'nepali-text/locale';
import {Button} from '../Button';
import {type Fields, partAt, withPart} from '../../edits/values';
import type {BlockPair, FormField, NewBlock, NextComponent, PageModel} from '../../types';
import {AddForm, choiceOf, fieldOf, problemAt} from '../AddForm';
import {useKeptForm} from '../unsaved';
import type {ViewEdits} from '../useViewEdits';
import {useWords} from '../words';
import {blockWith, boxId, headingId, kindName, pageName, partWord} from './blocks';
import {blocksOf, hasMark, hasWords} from '../lines';
import {changeEdits, insertEdits, typedTexts, withItems} from './structure';
import styles from './pages.module.css';

/** Lines (see lines.ts), lines that are items of the list above, a heading, or a component. */
export type PartType = 'paragraph' | 'item' | 'heading' | 'component';

export interface NewPart {
  type: PartType;
  /** The position of the block before it, and its English text, to find it when the page has changed. */
  after: number;
  anchor?: string;
  /** What was typed, by the fields of the form. */
  values: Fields;
  /** Put aside with what was typed, until somebody adds something at the same place. */
  isClosed?: boolean;
}

export const keptParts = (page: string): string => `parts ${page}`;

export const partId = ({index}: BlockPair): string => `new-${index}`;

const textIn = ({values}: NewPart, field: string, locale: Locale): string =>
  String(partAt(values, [field, locale]) ?? '').trim();

const isTyped = (part: NewPart): boolean =>
  ['title', 'text'].some((field) =>
    locales.some((locale) => hasWords(textIn(part, field, locale))),
  );

/** Changes the part after a block. @param change gets what is there; undefined takes it away */
export type ChangePart = (
  after: BlockPair,
  change: (before: NewPart | undefined) => Partial<NewPart> | undefined,
) => void;

/** Those of a page, kept in the browser at every keystroke. */
export function useNewParts(model: PageModel) {
  const start: {parts: readonly NewPart[]} = {parts: []};
  const [{parts}, keep] = useKeptForm(keptParts(model.name), start);
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

/** The one block of a part that is not written in lines, in one language. */
function blockOf(
  {type, values}: NewPart,
  text: (field: string) => string,
  id: string,
  next?: NextComponent,
): NewBlock {
  if (type === 'heading')
    return {type, level: values.level === '3' ? 3 : 2, text: text('text'), id};
  const attributes = {
    ...(next?.hasId && {id}),
    ...(next?.icon !== undefined && {icon: String(values.icon ?? next.icon)}),
    ...(next && {[next.title]: text('title')}),
  };
  return {type: 'component', attributes, text: text('text')};
}

/** What adds a part in both languages, or how many texts each has, where that is not the same number. */
function editsOf(part: NewPart, after: BlockPair, model: PageModel, editor: ViewEdits) {
  const {type} = part;
  const idFrom = (english: string) => headingId(english, model);
  if (type === 'heading' || type === 'component') {
    const id = idFrom(textIn(part, type === 'heading' ? 'text' : 'title', 'en'));
    return insertEdits(model, after, (locale) => [
      blockOf(part, (field) => textIn(part, field, locale), id, after.next),
    ]);
  }
  const isItem = type === 'item';
  // An item has its mark already.
  const linesOf = (text: string) =>
    isItem ? text.replace(/^.+$/gm, (line) => (hasMark(line) ? line : `- ${line}`)) : text;
  const made = blocksOf(
    inEach((locale) => linesOf(textIn(part, 'text', locale))),
    idFrom,
  );
  if ('counts' in made) return made;
  if (!isItem) return insertEdits(model, after, (locale) => made.blocks[locale]);
  const {level = 0, isNumbered = false} = after.item ?? {};
  const added = (locale: Locale) =>
    made.blocks[locale]
      .flatMap((block) => (block.type === 'list' ? block.items : []))
      .map((item) => ({...item, level: item.level + level, ...(item.level === 0 && {isNumbered})}));
  return changeEdits(model, after, withItems(after, model, typedTexts(model, editor), added));
}

interface NewPartFormProps {
  part: NewPart;
  after: BlockPair;
  model: PageModel;
  editor: ViewEdits;
  onChange: ChangePart;
}

/** A new paragraph, heading, item or component in all languages of the page. */
export function NewPartForm({part, after, model, editor, onChange}: NewPartFormProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const {type, values} = part;
  const next = type === 'component' ? after.next : undefined;
  const name = partWord('new', next?.name ?? type, words);
  const focus = (index: number) => document.getElementById(boxId('en', index))?.focus();

  const line = {kind: 'text', syntax: 'page', isOneLine: true} as const;
  const lines = {...line, isOneLine: false};
  const levels = choiceOf(['2', '3'], (one) => say(`page.levels.${one}`));
  const icons = {kind: 'choice', choices: model.icons} as const;
  const fields: readonly (FormField | false | undefined)[] = [
    next && fieldOf('title', kindName({kind: `${next.title}=`}, words), {...line, syntax: 'plain'}),
    next && fieldOf('text', say('page.firstParagraph'), line),
    type === 'heading' && fieldOf('text', name, line),
    type === 'heading' && fieldOf('level', say('page.level'), levels),
    next?.icon !== undefined && fieldOf('icon', say('page.icon'), icons),
    ['paragraph', 'item'].includes(type) && fieldOf('text', name, lines, say('page.lines')),
  ];
  const add = async () => {
    const edits = editsOf(part, after, model, editor);
    if ('counts' in edits) {
      const {en: first, ne: second} = edits.counts;
      return [problemAt(['text', 'ne'], say('page.uneven', {first, second}))];
    }
    const refused = await editor.save(
      edits,
      say('page.steps.add', {page: pageName(model, words), name}),
    );
    if (refused) return refused;
    onChange(after, () => undefined);
    // When it is drawn.
    setTimeout(() => focus(after.index + 1));
    return undefined;
  };
  return (
    <AddForm
      id={partId(after)}
      label={name}
      className={styles.add}
      fields={fields.filter((field) => !!field)}
      value={{level: '2', icon: next?.icon ?? '', ...values}}
      onChange={(path, value) =>
        onChange(after, (before) => ({
          values: withPart(before?.values ?? {}, path, value) as Fields,
        }))
      }
      action={partWord('add', next?.name ?? type, words)}
      onSubmit={add}
    >
      <Button
        kind="plain"
        label={say('editor.cancel')}
        onClick={() => {
          onChange(after, () => (isTyped(part) ? {isClosed: true} : undefined));
          focus(after.index);
        }}
      />
      {isTyped(part) && <span className="tag">{say('page.notAdded')}</span>}
    </AddForm>
  );
}
