import {type ReactNode, type SubmitEvent, useId, useState} from 'react';
import type {BlockPair, PageModel} from '../../protocol';
import {Problems} from '../Problems';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {boxId, componentWord, kindName} from './blocks';
import {
  type ChangePart,
  countsOf,
  editsOf,
  emptyBox,
  fieldsOf,
  isTyped,
  newBoxId,
  type NewPart,
} from './newParts';
import {Pair} from './Pair';
import styles from './pages.module.css';

interface NewPartFormProps {
  part: NewPart;
  /** The block before it. */
  after: BlockPair;
  model: PageModel;
  editor: Editor;
  onChange: ChangePart;
}

/** A new paragraph, heading, item or component in all languages of the page. */
export function NewPartForm({part, after, model, editor, onChange}: NewPartFormProps): ReactNode {
  const words = useWords();
  const {say} = words;
  const {type, values} = part;
  const {next} = after;
  const id = useId();
  const [wrong, setWrong] = useState<{box: string; sentence: string}>();
  const [isAdding, setAdding] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isComponent = type === 'component';
  const isOneLine = type === 'heading' || isComponent;
  const name = isComponent ? componentWord('new', next?.name, words) : say(`page.new.${type}`);
  const set = (key: string, value: string) =>
    onChange(after, (before) => ({values: {...before?.values, [key]: value}}));
  const findWrong = () => {
    const empty = emptyBox(part);
    if (empty !== undefined) return {box: empty, sentence: say('page.needed')};
    const [first, second] = countsOf(part, after, model);
    if (first === second) return undefined;
    return {box: 'text-ne', sentence: say('page.uneven', {first: first!, second: second!})};
  };
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = findWrong();
    setWrong(found);
    if (found) document.getElementById(newBoxId(after, found.box))?.focus();
    if (found || isAdding) return;
    setAdding(true);
    const step = say(`page.steps.${type}`, {page: model.route, name});
    const isSaved = await editor.saveWith(editsOf(part, after, model), step);
    setAdding(false);
    setRefused(!isSaved);
    if (!isSaved) return;
    onChange(after, () => undefined);
    // When it is drawn.
    setTimeout(() => document.getElementById(boxId('en', after.index + 1))?.focus());
  };
  const close = () => {
    onChange(after, () => (isTyped(part) ? {isClosed: true} : undefined));
    document.getElementById(boxId('en', after.index))?.focus();
  };

  return (
    <form
      className={styles.add}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => void add(event)}
    >
      <h3 id={id}>
        {name} {isTyped(part) && <span className="tag">{say('page.notAdded')}</span>}
      </h3>
      {type === 'heading' && (
        <fieldset className={styles.levels}>
          <legend className="visually-hidden">{say('page.level')}</legend>
          {(['2', '3'] as const).map((level) => (
            <label key={level}>
              <input
                type="radio"
                name={`${id}-level`}
                checked={(values.level ?? '2') === level}
                onChange={() => set('level', level)}
              />{' '}
              {say(`page.levels.${level}`)}
            </label>
          ))}
        </fieldset>
      )}
      {fieldsOf(part).map((field) => (
        <Pair
          key={field}
          name={field}
          label={
            field === 'title'
              ? kindName({kind: `${next?.title}=`}, words)
              : isComponent
                ? say('page.firstParagraph')
                : name
          }
          labelHidden={!isComponent}
          help={isOneLine ? undefined : say('page.lines')}
          values={values}
          onChange={set}
          boxOf={(key) => ({
            id: newBoxId(after, key),
            isOneLine,
            syntax: field === 'text' ? 'page' : undefined,
            error: wrong?.box === key ? wrong.sentence : undefined,
          })}
        />
      ))}
      {isComponent && next?.icon !== undefined && (
        <div className="field">
          <label htmlFor={`${id}-icon`}>{say('page.icon')}</label>
          <select
            id={`${id}-icon`}
            value={values.icon ?? next.icon}
            onChange={({target}) => set('icon', target.value)}
          >
            {model.icons.map((icon) => (
              <option key={icon}>{icon}</option>
            ))}
          </select>
        </div>
      )}
      {isRefused && <Problems problems={editor.problems} />}
      <div className="actions">
        <button type="submit" className="button primary" aria-disabled={isAdding}>
          {isComponent ? componentWord('add', next?.name, words) : say(`page.add.${type}`)}
        </button>
        <button type="button" className="button plain" onClick={close}>
          {say('room.cancel')}
        </button>
      </div>
    </form>
  );
}
