import {type FocusEvent, memo, type ReactNode, useState} from 'react';
import {inEach, type Locale, locales, nativeName} from 'nepali-text/locale';
import type {BlockPair, Json, PageModel, ShownProblem} from '../../types';
import {type Fields, partAt, withPart} from '../../edits/values';
import {ShownText} from '../Changes';
import {Dialog} from '../Dialog';
import type {Target} from '../unsaved';
import {focusFirst} from '../lists/places';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import type {ViewEdits} from '../useViewEdits';
import {useWords} from '../words';
import {kindName, pageName, type PageRowModel, partWord, rowName, textsOf} from './blocks';
import {type ChangePart, type NewPart, NewPartForm, partId, type PartType} from './newParts';
import {changesOf, removalOf, typedTexts} from './structure';
import {type PartChanges, usePartChanges} from './usePartChanges';
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
  const changes = usePartChanges(block, model, editor);
  const begin = (type: PartType | undefined, start = '') => {
    if (!block || !type) return;
    onPart(block, (before) => ({
      type,
      isClosed: false,
      ...(start && !before && {values: {text: inEach(() => start)}}),
    }));
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
      data-at={block?.at.join('.')}
      {...changes.handlers}
    >
      <div className={styles.kind}>
        <span
          className={hasText ? undefined : 'tag'}
          draggable={changes.canDrag}
          title={changes.canDrag ? say('page.drag') : undefined}
          onDragStart={changes.onDragStart}
        >
          {block ? kindName(block, words) : rowName(row, words)}
        </span>
        {block && (
          <BlockActions
            block={block}
            model={model}
            editor={editor}
            adds={adds}
            onAdd={begin}
            changes={changes}
          />
        )}
      </div>
      <Problems problems={changes.refused} />
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
function addsAfter({indexes, item, canInsertAfter, next}: BlockPair): PartType[] {
  if (locales.some((locale) => indexes[locale] === undefined)) return [];
  const possible = {
    item: item !== undefined,
    paragraph: canInsertAfter,
    heading: canInsertAfter,
    component: next !== undefined,
  };
  return (Object.keys(possible) as PartType[]).filter((type) => possible[type]);
}

interface BlockActionsProps extends Pick<PageRowProps, 'model' | 'editor'> {
  block: BlockPair;
  adds: readonly PartType[];
  onAdd: (type: PartType, start?: string) => void;
  changes: PartChanges;
}

/** "Add paragraph", "Move up", "Remove" and what else can be done to a part, each for both languages at once. */
function BlockActions(props: BlockActionsProps): ReactNode {
  const {block, model, editor, adds, onAdd, changes} = props;
  const words = useWords();
  const {say} = words;
  const [isRemoving, setRemoving] = useState(false);
  const {kind, next} = block;
  const name = rowName(block, words);
  const removeWord = kind.startsWith('<')
    ? partWord('remove', kind.slice(1, -1), words)
    : say('page.remove');
  const textOf = typedTexts(model, editor);
  const removal = removalOf(block, model, textOf);
  const forms = changesOf(block, model, textOf);
  const remove = async () => {
    const step = say('page.steps.remove', {page: pageName(model, words), name});
    const refused = await editor.save(removal, step);
    if (!refused?.length) setRemoving(false);
    return refused;
  };
  const action = (key: string, label: ReactNode, onClick: () => void, about = name) => (
    <button key={key} type="button" className={styles.action} data-action={key} onClick={onClick}>
      {label}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
  const more = [
    ...Object.entries(forms).map(([form, blocksIn]) =>
      action(form, say(`page.forms.${form}`), () => changes.become(blocksIn)),
    ),
    ...(adds.includes('paragraph')
      ? [
          action('addList', say('page.addList'), () => onAdd('paragraph', '- ')),
          action('addTable', say('page.addTable'), changes.addTable),
        ]
      : []),
  ];
  return (
    <div className={styles.actions}>
      {adds.map((type) =>
        action(
          type,
          <>
            <span aria-hidden="true">+ </span>
            {partWord('add', next && type === 'component' ? next.name : type, words)}
          </>,
          () => onAdd(type),
          say('page.after', {name}),
        ),
      )}
      {changes.steps.map(({by, place}) =>
        action(by, say(`lists.${by}`), () => changes.move(place)),
      )}
      {removal && action('remove', removeWord, () => setRemoving(true))}
      {more.length > 0 && (
        <details className={styles.more} onBlur={closeOnLeave}>
          <summary className={styles.action}>
            {say('page.more')}
            <span className="visually-hidden"> {name}</span>
          </summary>
          <div>{more}</div>
        </details>
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
              <ShownText text={textsOf(block, model, locale).join('\n')} locale={locale} />
            </blockquote>
          ))}
          <p>{say('page.removeText')}</p>
        </Dialog>
      )}
    </div>
  );
}

function closeOnLeave({currentTarget, relatedTarget}: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
