import {memo, type ReactNode, useState} from 'react';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import type {BlockPair, Json, NewBlock, PageModel, ShownProblem, TextEdit} from '../../types';
import {type Fields, partAt, withPart} from '../../edits/values';
import {Dialog} from '../Dialog';
import type {Target} from '../unsaved';
import {focusFirst} from '../lists/places';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import type {ViewEdits} from '../useViewEdits';
import {useWords} from '../words';
import {kindName, type PageRowModel, partWord, rowName, textsOf} from './blocks';
import {type ChangePart, type NewPart, NewPartForm, partId} from './newParts';
import styles from './pages.module.css';

interface PageRowProps {
  row: PageRowModel;
  model: PageModel;
  editor: ViewEdits;
  /** The text in each language, and the box for it. */
  sides: readonly {
    locale: Locale;
    id: string;
    target: Target;
    value: Json | undefined;
    isChanged: boolean;
    problems: readonly ShownProblem[];
  }[];
  /** What is being added after the block. */
  part?: NewPart;
  onPart: ChangePart;
}

/**
 * A field or a block of a page in two languages, with what can be done to it. A keystroke draws one
 * row anew and not the hundred others.
 */
export const PageRow = memo(
  Row,
  (before, {row, model, part, sides}) =>
    before.row === row &&
    before.model === model &&
    before.part === part &&
    JSON.stringify(before.sides) === JSON.stringify(sides),
);

function Row({row, model, editor, sides, part, onPart}: PageRowProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const {texts, open} = row;
  const block = 'key' in row ? undefined : row;
  const adds = block ? addsAfter(block) : [];
  const hasText = locales.some((locale) => texts[locale] !== undefined);
  const begin = (type: NewBlock['type'] | undefined) => {
    if (!block || !type) return;
    onPart(block, () => ({type, isClosed: false}));
    // When it is drawn.
    setTimeout(() => focusFirst([partId(block)]));
  };
  /** Those that were pasted with the one in the box. */
  const addTexts = (locale: Locale) => (lines: string) =>
    onPart(block!, (before) => {
      const values = before?.values ?? {};
      const kept = String(partAt(values, ['text', locale]) ?? '');
      const text = `${lines}\n${kept}`.trim();
      return {isClosed: false, values: withPart(values, ['text', locale], text) as Fields};
    });
  return (
    <li
      className={styles.row}
      data-kind={block?.kind}
      data-level={block?.level}
      data-depth={Math.min(block?.depth ?? 0, 3) || undefined}
    >
      <div className={styles.kind}>
        <span className={hasText ? undefined : 'tag'}>
          {block ? kindName(block, words) : rowName(row, words)}
        </span>
        {block && (
          <BlockActions block={block} model={model} editor={editor} adds={adds} onAdd={begin} />
        )}
      </div>
      <div className={styles.sides}>
        {sides.map(({locale, id, target, value, isChanged, problems}) =>
          block && texts[locale] === undefined ? (
            <div key={locale}>
              {hasText && <p className="meta">{say('page.missing')}</p>}
              <Problems problems={problems} />
            </div>
          ) : (
            <TextBox
              key={locale}
              id={id}
              label={nativeName(locale)}
              about={rowName(row, words)}
              locale={locale}
              value={String(value ?? '')}
              isOneLine={block?.kind !== 'code'}
              // As in other programs for texts, Enter begins the next paragraph.
              onEnter={() => begin(adds[0])}
              onParagraphs={adds.includes('paragraph') ? addTexts(locale) : undefined}
              onChange={(text) => editor.change(target, text)}
              isChanged={isChanged}
              onRevert={() => editor.revert(target)}
              problems={problems}
              place={target}
              syntax={!block || /^code$|=$/.test(block.kind) ? undefined : 'page'}
            />
          ),
        )}
      </div>
      {block && part && !part.isClosed && (
        <NewPartForm part={part} after={block} model={model} editor={editor} onChange={onPart} />
      )}
      {open && <OpenNote texts={[open]} isWaiting={sides.some(({isChanged}) => isChanged)} />}
    </li>
  );
}

/** What can be added after a block. In a language that lacks it, there is no such place. */
function addsAfter({kind, indexes, canInsertAfter, next}: BlockPair): NewBlock['type'][] {
  if (locales.some((locale) => indexes[locale] === undefined)) return [];
  const possible = {
    item: kind === 'li',
    paragraph: canInsertAfter,
    heading: canInsertAfter,
    component: next !== undefined,
  };
  return (Object.keys(possible) as NewBlock['type'][]).filter((type) => possible[type]);
}

interface BlockActionsProps extends Pick<PageRowProps, 'model' | 'editor'> {
  block: BlockPair;
  adds: readonly NewBlock['type'][];
  onAdd: (type: NewBlock['type']) => void;
}

/** "Add paragraph", "Add heading", "Remove", each for both languages at once. */
function BlockActions({block, model, editor, adds, onAdd}: BlockActionsProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const [isRemoving, setRemoving] = useState(false);
  const {kind, indexes, next} = block;
  const name = rowName(block, words);
  const removeWord = kind.startsWith('<')
    ? partWord('remove', kind.slice(1, -1), words)
    : say('page.remove');
  const remove = async () => {
    // In the languages that have it.
    const edits = locales.flatMap((locale): TextEdit[] => {
      const index = indexes[locale];
      const {file} = model.files[locale];
      return index === undefined ? [] : [{kind: 'set', file, path: [index]}];
    });
    const refused = await editor.save(edits, say('page.steps.remove', {page: model.route, name}));
    if (!refused?.length) setRemoving(false);
    return refused;
  };
  return (
    <div className={styles.actions}>
      {adds.map((type) => (
        <button key={type} type="button" className={styles.action} onClick={() => onAdd(type)}>
          <span aria-hidden="true">+ </span>
          {partWord('add', next && type === 'component' ? next.name : type, words)}
          <span className="visually-hidden"> {say('page.after', {name})}</span>
        </button>
      ))}
      {block.canRemove && (
        <button type="button" className={styles.action} onClick={() => setRemoving(true)}>
          {removeWord}
          <span className="visually-hidden"> {name}</span>
        </button>
      )}
      {isRemoving && (
        <Dialog
          title={say('page.removeTitle', {name})}
          action={removeWord}
          onAction={remove}
          onClose={() => setRemoving(false)}
        >
          {locales.map((locale) => (
            <blockquote key={locale} lang={locale} className={styles.removed}>
              {textsOf(block, model, locale).join('\n')}
            </blockquote>
          ))}
          <p>{say('page.removeText')}</p>
        </Dialog>
      )}
    </div>
  );
}
