import {memo, type ReactNode} from 'react';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import type {BlockPair, NewBlock, PageModel, RoomProblem} from '../../types';
import {type Fields, partAt, withPart} from '../../edits/values';
import {focusFirst} from '../lists/host';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import type {Target} from '../drafts';
import {TextBox} from '../TextBox';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {BlockActions} from './BlockActions';
import {boxId, kindName, type PageRowModel as RowModel, rowName} from './blocks';
import {NewPartForm} from './NewPartForm';
import {type ChangePart, type NewPart, partId} from './newParts';
import styles from './pages.module.css';

interface PageRowProps {
  row: RowModel;
  model: PageModel;
  editor: Editor;
  /** @param box its id */
  problemsAt: (box: string) => readonly RoomProblem[];
  /** What is being added after the block. */
  part?: NewPart;
  onPart: ChangePart;
}

/** What search engines show: see WRITING.md. */
const DESCRIPTION_LENGTH = [50, 160] as const;

const targetIn = (row: RowModel, {files}: PageModel, locale: Locale): Target => ({
  file: files[locale].file,
  path: ['key' in row ? row.key : (row.indexes[locale] ?? -1)],
});

/**
 * A field or a block of a page in two languages, with what can be done to it. A keystroke draws one
 * row anew and not the hundred others.
 */
export const PageRow = memo(Row, (before, {row, model, editor, part}) => {
  const isSame = before.row === row && before.model === model && before.part === part;
  // The problems of a row follow from these.
  if (!isSame || before.editor.problems !== editor.problems) return false;
  return locales.every((locale) => {
    const target = targetIn(row, model, locale);
    return (
      before.editor.value(target) === editor.value(target) &&
      before.editor.isChanged(target) === editor.isChanged(target)
    );
  });
});

function Row({row, model, editor, problemsAt, part, onPart}: PageRowProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const {texts, open} = row;
  const block = 'key' in row ? undefined : row;
  const possible = block ? addsAfter(block) : [];
  const hasText = locales.some((locale) => texts[locale] !== undefined);
  const isChanged = locales.some((locale) => editor.isChanged(targetIn(row, model, locale)));
  const begin = (type: NewBlock['type'] | undefined) => {
    if (!block || !type) return;
    onPart(block, () => ({type, isClosed: false}));
    // When it is drawn.
    setTimeout(() => focusFirst([partId(block)]));
  };
  /** Those that were pasted with the one in the box. */
  const addTexts = (locale: Locale) => (paragraphs: readonly string[]) => {
    if (!block) return;
    onPart(block, (before) => {
      const values = before?.values ?? {};
      const kept = String(partAt(values, ['text', locale]) ?? '');
      const text = [...paragraphs, kept].join('\n').trim();
      return {isClosed: false, values: withPart(values, ['text', locale], text) as Fields};
    });
  };
  const side = (locale: Locale) => {
    const target = targetIn(row, model, locale);
    const id = boxId(locale, 'key' in row ? row.key : row.index);
    const problems = problemsAt(id);
    if (block && texts[locale] === undefined) {
      return (
        <div key={locale}>
          {hasText && <p className="meta">{say('page.missing')}</p>}
          <Problems problems={problems} />
        </div>
      );
    }
    return (
      <TextBox
        key={locale}
        id={id}
        label={nativeName(locale)}
        about={rowName(row, words)}
        labelHidden
        length={'key' in row && row.key === 'description' ? DESCRIPTION_LENGTH : undefined}
        locale={locale}
        value={String(editor.value(target) ?? '')}
        isOneLine={block?.kind !== 'code'}
        // As in other programs for texts, Enter begins the next paragraph.
        onEnter={() => begin(possible[0])}
        onParagraphs={possible.includes('paragraph') ? addTexts(locale) : undefined}
        onChange={(text) => editor.change(target, text)}
        isChanged={editor.isChanged(target)}
        onRevert={() => editor.revert(target)}
        problems={problems}
        place={target}
        syntax={!block || /^code$|=$/.test(block.kind) ? undefined : 'page'}
      />
    );
  };
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
          <BlockActions block={block} model={model} editor={editor} adds={possible} onAdd={begin} />
        )}
      </div>
      <div className={styles.sides}>{locales.map(side)}</div>
      {block && part && !part.isClosed && (
        <NewPartForm part={part} after={block} model={model} editor={editor} onChange={onPart} />
      )}
      {open && <OpenNote texts={[open]} isWaiting={isChanged} />}
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
