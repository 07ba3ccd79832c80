import {type ReactNode, useState} from 'react';
import {locales} from 'nepali-text/locale';
import type {BlockPair, NewBlock, PageModel, TextEdit} from '../../types';
import {Dialog} from '../Dialog';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {blockName, partWord, textsOf} from './blocks';
import styles from './pages.module.css';

interface BlockActionsProps {
  block: BlockPair;
  model: PageModel;
  editor: Editor;
  /** What can be added after it. */
  adds: readonly NewBlock['type'][];
  onAdd: (type: NewBlock['type']) => void;
}

/** "Add paragraph", "Add heading", "Remove", each for both languages at once. */
export function BlockActions({block, model, editor, adds, onAdd}: BlockActionsProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const [isRemoving, setRemoving] = useState(false);
  const {kind, indexes, next} = block;
  const name = blockName(block, words);
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
