import {memo, type ReactNode} from 'react';
import {type Locale, locales, nativeName} from 'nepali-text/locale';
import type {BlockPair, NewBlock, OpenText, PageModel, Problem} from '../../protocol';
import {type Fields, partAt, withPart} from 'minimal-edits/values';
import {focusFirst} from '../lists/host';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import type {Target} from '../drafts';
import {TextBox} from '../TextBox';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {BlockActions} from './BlockActions';
import {blockName, boxId, kindName} from './blocks';
import {NewPartForm} from './NewPartForm';
import {type ChangePart, type NewPart, partId} from './newParts';
import styles from './pages.module.css';

/** The title or the description of a page. */
export type PageField = PageModel['fields'][number];

interface PageRowProps {
  row: PageField | BlockPair;
  model: PageModel;
  editor: Editor;
  /** By the id of their box. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** What is being added after the block. */
  part?: NewPart;
  onPart: ChangePart;
  onAgree: (open: OpenText) => Promise<unknown>;
}

/** What search engines show: see WRITING.md. */
const DESCRIPTION_LENGTH = [50, 160] as const;

const targetIn = (row: PageField | BlockPair, {files}: PageModel, locale: Locale): Target => ({
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

function Row({row, model, editor, problems, part, onPart, onAgree}: PageRowProps): ReactNode {
  const words = useWords();
  const {say, pick} = words;
  const {texts, open} = row;
  const block = 'key' in row ? undefined : row;
  const possible = block ? addsAfter(block) : [];
  const hasText = locales.some((locale) => texts[locale] !== undefined);
  const isChanged = locales.some((locale) => editor.isChanged(targetIn(row, model, locale)));
  const begin = (type: NewBlock['type']) => {
    if (!block) return;
    onPart(block, () => ({type, isClosed: false}));
    // When it is drawn.
    setTimeout(() => focusFirst([partId(block)]));
  };
  const [first] = possible;
  return (
    <li
      className={styles.row}
      data-kind={block?.kind}
      data-level={block?.level}
      data-depth={Math.min(block?.depth ?? 0, 3) || undefined}
    >
      {block && (
        <div className={styles.kind}>
          <span className={hasText ? undefined : 'tag'}>{kindName(block, words)}</span>
          <BlockActions block={block} model={model} editor={editor} adds={possible} onAdd={begin} />
        </div>
      )}
      <div className={styles.sides}>
        {locales.map((locale) => {
          const target = targetIn(row, model, locale);
          const id = boxId(locale, 'key' in row ? row.key : row.index);
          const value = editor.value(target);
          if (texts[locale] === undefined && block) {
            return (
              <div key={locale}>
                {hasText && <p className="meta">{say('page.missing')}</p>}
                <Problems problems={problems.get(id) ?? []} />
              </div>
            );
          }
          return (
            <TextBox
              key={locale}
              id={id}
              {...('key' in row
                ? {label: pick(row.label), about: nativeName(locale), ...aboutField(row)}
                : {label: nativeName(locale), about: blockName(row, words), labelHidden: true})}
              locale={locale}
              value={typeof value === 'string' ? value : ''}
              isOneLine={block?.kind !== 'code'}
              // As in other programs for texts, Enter begins the next paragraph.
              onEnter={first && (() => begin(first))}
              onParagraphs={
                possible.includes('paragraph')
                  ? (paragraphs) => addTexts(paragraphs, locale)
                  : undefined
              }
              onChange={(text) => editor.change(target, text)}
              isChanged={editor.isChanged(target)}
              onRevert={() => editor.revert(target)}
              problems={problems.get(id)}
              place={target}
              syntax={!block || /^code$|=$/.test(block.kind) ? undefined : 'page'}
            />
          );
        })}
      </div>
      {block && part && !part.isClosed && (
        <NewPartForm part={part} after={block} model={model} editor={editor} onChange={onPart} />
      )}
      {open && <OpenNote text={open} onAgree={() => onAgree(open)} isWaiting={isChanged} />}
    </li>
  );

  function aboutField({key}: PageField) {
    return key === 'description' ? {length: DESCRIPTION_LENGTH} : undefined;
  }

  /** Those that were pasted with the one in the box. */
  function addTexts(paragraphs: readonly string[], locale: Locale): void {
    if (!block) return;
    onPart(block, (before) => {
      const path = ['text', locale];
      const kept = String(partAt(before?.values, path) ?? '');
      const text = [...paragraphs, kept].join('\n').trim();
      return {isClosed: false, values: withPart(before?.values ?? {}, path, text) as Fields};
    });
  }
}

/** What can be added after a block. In a language that lacks it, there is no such place. */
function addsAfter({kind, indexes, canInsertAfter, next}: BlockPair): readonly NewBlock['type'][] {
  if (locales.some((locale) => indexes[locale] === undefined)) return [];
  return [
    ...(kind === 'li' ? (['item'] as const) : []),
    ...(canInsertAfter ? (['paragraph', 'heading'] as const) : []),
    ...(next ? (['component'] as const) : []),
  ];
}
