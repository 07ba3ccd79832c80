import {type ReactNode, useEffect, useRef} from 'react';
import {type Locale, locales} from 'nepali-text/locale';
import type {BlockPair, PageModel} from '../../protocol';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {blockName, removeWord} from './blockNames';
import styles from './pages.module.css';

interface RemoveDialogProps {
  block: BlockPair;
  model: PageModel;
  editor: Editor;
  onClose: () => void;
}

/** Asks once, with the texts that will be gone in every language. */
export function RemoveDialog({block, model, editor, onClose}: RemoveDialogProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const name = blockName(block, words);
  const remove = () => {
    onClose();
    void editor.saveWith(
      // In the languages that have it.
      locales.flatMap((locale) => {
        const index = block.indexes[locale];
        const {file} = model.files[locale];
        return index === undefined ? [] : [{kind: 'set', file, path: [index]}];
      }),
      say('page.steps.remove', {page: model.route, name}),
    );
  };
  return (
    <dialog ref={dialog} aria-labelledby="remove-title" onClose={onClose}>
      <h2 id="remove-title">{say('page.removeTitle', {name})}</h2>
      {locales.map((locale) => (
        <blockquote key={locale} lang={locale} className={styles.removed}>
          {textsOf(block, model, locale).join('\n')}
        </blockquote>
      ))}
      <p>{say('page.removeText')}</p>
      <div className="actions">
        <button type="button" className="button primary" onClick={remove}>
          {removeWord(block, words)}
        </button>
        <button type="button" className="button secondary" onClick={() => dialog.current?.close()}>
          {say('room.cancel')}
        </button>
      </div>
    </dialog>
  );
}

/** What a block says; of a component, what everything in it says. */
function textsOf({index, depth, texts}: BlockPair, {blocks}: PageModel, locale: Locale): string[] {
  const rest = blocks.slice(index + 1);
  const end = rest.findIndex((one) => one.depth <= depth);
  const within = texts[locale] === undefined ? rest.slice(0, end < 0 ? undefined : end) : [];
  return [texts, ...within.map((one) => one.texts)].flatMap((one) => one[locale] ?? []);
}
