import {type ReactNode, useRef, useState} from 'react';
import {nativeName} from '../../../src/lib/locale';
import type {BlockPair, OpenText, PageModel} from '../../protocol';
import {OpenNote} from '../OpenNote';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {AddBlock} from './AddBlock';
import {blockName, kindName} from './blockNames';
import {ReadersSee} from './ReadersSee';
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

/** A block of a page in two languages, with what can be done to it. */
export function BlockRow({
  block,
  model,
  sides,
  editor,
  problems,
  onAgree,
}: BlockRowProps): ReactNode {
  const words = useWords();
  const {index, kind, depth, level, texts, open} = block;
  const hasText = sides.some(({locale}) => texts[locale] !== undefined);
  const isChanged = sides.some(({file}) => editor.isChanged({kind: 'block', file, index}));
  return (
    <li
      className={styles.row}
      data-kind={kind}
      data-level={level}
      data-depth={Math.min(depth, 3) || undefined}
    >
      <div className={styles.kind}>
        <span className={hasText ? undefined : 'tag'}>{kindName(block, words)}</span>
        <BlockActions block={block} model={model} sides={sides} editor={editor} />
      </div>
      <div className={styles.sides}>
        {sides.map(({locale, file, insertions}) => {
          const target = {kind: 'block', file, index} as const;
          const found = problems.get(sideKey(locale, index));
          if (texts[locale] === undefined) {
            return (
              <div key={locale}>
                {hasText && <p className="meta">{words.say('page.missing')}</p>}
                <Problems problems={found ?? []} />
              </div>
            );
          }
          const value = textOf(editor.value(target));
          return (
            <TextBox
              key={locale}
              id={boxId(locale, index)}
              label={nativeName(locale)}
              about={blockName(block, words)}
              labelHidden
              locale={locale}
              value={value}
              isOneLine={kind === 'heading' || kind.endsWith('=')}
              onChange={(text) => editor.change(target, text)}
              isChanged={editor.isChanged(target)}
              onRevert={() => editor.revert(target)}
              problems={found}
              insertions={kind === 'code' ? [] : insertions}
              after={<ReadersSee text={value} insertions={insertions} locale={locale} />}
            />
          );
        })}
      </div>
      {open && <OpenNote text={open} onAgree={() => onAgree(open)} isWaiting={isChanged} />}
    </li>
  );
}

type BlockActionsProps = Pick<BlockRowProps, 'block' | 'model' | 'sides' | 'editor'>;

/** "Add paragraph", "Add heading", "Remove", each for both languages at once. */
function BlockActions({block, model, sides, editor}: BlockActionsProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const [adds, setAdds] = useState<'paragraph' | 'heading'>();
  const [isRemoving, setRemoving] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const name = blockName(block, words);
  const focusActions = () => actions.current?.querySelector('button')?.focus();
  if (!block.canInsertAfter && !block.canRemove) return null;
  return (
    <>
      <div ref={actions} className={styles.actions} data-open={adds !== undefined || undefined}>
        {block.canInsertAfter &&
          (['paragraph', 'heading'] as const).map((type) => (
            <button
              key={type}
              type="button"
              className={styles.action}
              aria-expanded={adds === type}
              onClick={() => setAdds(adds === type ? undefined : type)}
            >
              <span aria-hidden="true">+ </span>
              {say(`page.add.${type}`)}
              <span className="visually-hidden"> {say('page.after', {name})}</span>
            </button>
          ))}
        {block.canRemove && (
          <button type="button" className={styles.action} onClick={() => setRemoving(true)}>
            {say('page.remove')}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
      </div>
      {adds && (
        <AddBlock
          key={adds}
          type={adds}
          after={block.index}
          model={model}
          sides={sides}
          editor={editor}
          onClose={() => {
            setAdds(undefined);
            focusActions();
          }}
        />
      )}
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
