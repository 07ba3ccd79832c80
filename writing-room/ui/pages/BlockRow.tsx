import {memo, type ReactNode, useRef, useState} from 'react';
import {locales, nativeName} from 'nepali-text/locale';
import type {BlockPair, NewBlock, OpenText, PageModel} from '../../protocol';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import type {Target} from '../targets';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {AddBlock} from './AddBlock';
import {AddComponent} from './AddComponent';
import {blockName, componentWord, kindName, removeWord} from './blockNames';
import {RemoveDialog} from './RemoveDialog';
import {boxId, type ProblemsBySide, type Side, sideKey, textOf} from './sides';
import styles from './pages.module.css';

interface BlockRowProps {
  block: BlockPair;
  model: PageModel;
  sides: readonly Side[];
  editor: Editor;
  problems: ProblemsBySide;
  onAgree: (open: OpenText) => void;
}

/**
 * A block of a page in two languages, with what can be done to it. A keystroke draws one row anew and
 * not the hundred others.
 */
export const BlockRow = memo(Row, isUnchanged);

function isUnchanged(before: BlockRowProps, after: BlockRowProps): boolean {
  if (before.block !== after.block || before.sides !== after.sides) return false;
  // A form for a new block shows what the checks say about it.
  if (before.editor.problems !== after.editor.problems) return false;
  return after.sides.every((side) => {
    const target = targetIn(after.block, side);
    return (
      before.editor.value(target) === after.editor.value(target) &&
      before.editor.isChanged(target) === after.editor.isChanged(target)
    );
  });
}

const targetIn = ({indexes}: BlockPair, {locale, file}: Side): Target => ({
  file,
  path: [indexes[locale] ?? -1],
});

function Row({block, model, sides, editor, problems, onAgree}: BlockRowProps): ReactNode {
  const words = useWords();
  const {index, kind, depth, level, texts, open} = block;
  const [adds, setAdds] = useState<NewBlock['type']>();
  const next = addsAfter(block)[0];
  const hasText = sides.some(({locale}) => texts[locale] !== undefined);
  const isChanged = sides.some((side) => editor.isChanged(targetIn(block, side)));
  return (
    <li
      className={styles.row}
      data-kind={kind}
      data-level={level}
      data-depth={Math.min(depth, 3) || undefined}
    >
      <div className={styles.kind}>
        <span className={hasText ? undefined : 'tag'}>{kindName(block, words)}</span>
        <BlockActions
          block={block}
          model={model}
          sides={sides}
          editor={editor}
          adds={adds}
          onAdd={setAdds}
        />
      </div>
      <div className={styles.sides}>
        {sides.map((side) => {
          const {locale} = side;
          const target = targetIn(block, side);
          const found = problems.get(sideKey(locale, index));
          if (texts[locale] === undefined) {
            return (
              <div key={locale}>
                {hasText && <p className="meta">{words.say('page.missing')}</p>}
                <Problems problems={found ?? []} />
              </div>
            );
          }
          return (
            <TextBox
              key={locale}
              id={boxId(locale, index)}
              label={nativeName(locale)}
              about={blockName(block, words)}
              labelHidden
              locale={locale}
              value={textOf(editor.value(target))}
              isOneLine={kind !== 'code'}
              // As in other programs for texts, Enter begins the next paragraph.
              onEnter={next === undefined ? undefined : () => setAdds(next)}
              onChange={(text) => editor.change(target, text)}
              isChanged={editor.isChanged(target)}
              onRevert={() => editor.revert(target)}
              problems={found}
              syntax={kind === 'code' || kind.endsWith('=') ? undefined : 'page'}
            />
          );
        })}
      </div>
      {open && <OpenNote text={open} onAgree={() => onAgree(open)} isWaiting={isChanged} />}
    </li>
  );
}

interface BlockActionsProps extends Pick<BlockRowProps, 'block' | 'model' | 'sides' | 'editor'> {
  /** What is being added below. */
  adds: NewBlock['type'] | undefined;
  onAdd: (type: NewBlock['type'] | undefined) => void;
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

/** "Add paragraph", "Add heading", "Remove", each for both languages at once. */
function BlockActions({block, model, sides, editor, adds, onAdd}: BlockActionsProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const [isRemoving, setRemoving] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const name = blockName(block, words);
  const focusActions = () => actions.current?.querySelector('button')?.focus();
  const possible = addsAfter(block);
  const added = {
    after: block,
    model,
    sides,
    editor,
    onClose: () => {
      onAdd(undefined);
      focusActions();
    },
  };
  if (possible.length === 0 && !block.canRemove) return null;
  return (
    <>
      <div ref={actions} className={styles.actions} data-open={adds !== undefined || undefined}>
        {possible.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.action}
            aria-expanded={adds === type}
            onClick={() => onAdd(adds === type ? undefined : type)}
          >
            <span aria-hidden="true">+ </span>
            {type === 'component'
              ? componentWord('add', block.next?.name, words)
              : say(`page.add.${type}`)}
            <span className="visually-hidden"> {say('page.after', {name})}</span>
          </button>
        ))}
        {block.canRemove && (
          <button type="button" className={styles.action} onClick={() => setRemoving(true)}>
            {removeWord(block, words)}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
      </div>
      {adds === 'component' && block.next && <AddComponent next={block.next} {...added} />}
      {adds && adds !== 'component' && <AddBlock key={adds} type={adds} {...added} />}
      {isRemoving && (
        <RemoveDialog
          block={block}
          model={model}
          editor={editor}
          onClose={() => {
            setRemoving(false);
            focusActions();
          }}
        />
      )}
    </>
  );
}
