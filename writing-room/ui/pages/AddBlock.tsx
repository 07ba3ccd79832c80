import {type ReactNode, type SubmitEvent, useEffect, useRef, useState} from 'react';
import {nativeName} from 'nepali-text/locale';
import type {BlockPair, NewBlock, PageModel} from '../../protocol';
import {useKeptForm} from '../drafts';
import {Problems} from '../Problems';
import {TextBox} from '../TextBox';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {headingId} from './headingId';
import type {Side} from './sides';
import styles from './pages.module.css';

export interface AddBlockProps {
  type: Exclude<NewBlock['type'], 'component'>;
  /** The block before it. */
  after: BlockPair;
  model: PageModel;
  sides: readonly Side[];
  editor: Editor;
  onClose: () => void;
}

/** A new paragraph or heading in all languages of the page. */
export function AddBlock({type, after, model, sides, editor, onClose}: AddBlockProps): ReactNode {
  const {say} = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts, forget] = useKeptForm<Record<string, string>>(
    `add ${model.name} ${after.index} ${type}`,
    {},
  );
  const [level, setLevel] = useState<2 | 3>(2);
  const [missing, setMissing] = useState<string>();
  useEffect(() => form.current?.querySelector<HTMLElement>('[role=textbox]')?.focus(), []);

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const empty = sides.find(({locale}) => !texts[locale]?.trim());
    setMissing(empty?.locale);
    if (empty) return;
    const id = headingId(texts.en ?? '', model);
    const blockOf = (text: string): NewBlock =>
      type === 'heading' ? {type, level, text, id} : {type, text};
    const isSaved = await editor.saveWith(
      sides.map(({locale, file}) => ({
        kind: 'insert',
        file,
        path: [],
        index: (after.indexes[locale] ?? 0) + 1,
        value: blockOf(texts[locale]?.trim() ?? ''),
      })),
      say(`page.steps.${type}`, {page: model.route}),
    );
    if (!isSaved) return;
    forget();
    onClose();
  };

  return (
    <form ref={form} className={styles.add} noValidate onSubmit={(event) => void add(event)}>
      <h3>{say(`page.new.${type}`)}</h3>
      {type === 'heading' && (
        <fieldset className={styles.levels}>
          <legend className="visually-hidden">{say('page.level')}</legend>
          {([2, 3] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="level"
                checked={level === one}
                onChange={() => setLevel(one)}
              />{' '}
              {say(`page.levels.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.sides}>
        {sides.map(({locale}) => (
          <TextBox
            key={locale}
            label={nativeName(locale)}
            locale={locale}
            value={texts[locale] ?? ''}
            isOneLine
            onChange={(text) => setTexts({...texts, [locale]: text})}
            syntax="page"
            error={missing === locale ? say('page.needed') : undefined}
          />
        ))}
      </div>
      <Problems problems={editor.problems} />
      <div className="actions">
        <button type="submit" className="button primary">
          {say(`page.add.${type}`)}
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {say('room.cancel')}
        </button>
      </div>
    </form>
  );
}
