/* Paragraphs, headings and other parts of a page that are being written and not added yet. */
import type {ReactNode} from 'react';
import {type Locale, locales} from 'nepali-text/locale';
import {Button} from '../Button';
import {type Fields, partAt, withPart} from '../../edits/values';
import type {BlockPair, FormField, NewBlock, PageModel, TextEdit} from '../../types';
import {AddForm, choiceOf, fieldOf, problemAt} from '../AddForm';
import {useKeptForm} from '../unsaved';
import type {ViewEdits} from '../useViewEdits';
import {useWords} from '../words';
import {blockWith, boxId, headingId, kindName, partWord} from './blocks';
import styles from './pages.module.css';

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

export const partId = ({index}: BlockPair): string => `new-${index}`;

const textIn = ({values}: NewPart, field: string, locale: Locale): string =>
  String(partAt(values, [field, locale]) ?? '').trim();

const isTyped = (part: NewPart): boolean =>
  ['title', 'text'].some((field) => locales.some((locale) => textIn(part, field, locale) !== ''));

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

/** The blocks of a part in one language: each line is a paragraph, or an item of the list. */
function blocksOf(part: NewPart, {next}: BlockPair, model: PageModel, locale: Locale): NewBlock[] {
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
    const blocks = locales.map((locale) => blocksOf(part, after, model, locale));
    const [first = 0, second = 0] = blocks.map(({length}) => length);
    if (first !== second) {
      return [problemAt(['text', 'ne'], say('page.uneven', {first, second}))];
    }
    const edits = locales.flatMap((locale, at) => {
      const {file} = model.files[locale];
      const index = (after.indexes[locale] ?? 0) + 1;
      // The last one first, as each is put below the same block.
      return blocks[at]!.reverse().map((value): TextEdit => ({kind: 'insert', file, index, value}));
    });
    const refused = await editor.save(edits, say('page.steps.add', {page: model.route, name}));
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
