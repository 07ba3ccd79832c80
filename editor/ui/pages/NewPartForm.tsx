import type {ReactNode} from 'react';
import {locales} from 'nepali-text/locale';
import {withPart} from '../../edits/values';
import type {BlockPair, FormField, PageModel} from '../../types';
import {AddForm, choiceOf, fieldOf, problemAt} from '../AddForm';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {boxId, kindName, partWord} from './blocks';
import {blocksOf, type ChangePart, editsOf, isTyped, type NewPart, partId} from './newParts';
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
  const next = type === 'component' ? after.next : undefined;
  const name = partWord('new', next?.name ?? type, words);
  const focus = (index: number) => document.getElementById(boxId('en', index))?.focus();

  const line = {kind: 'text', syntax: 'page', isOneLine: true} as const;
  const lines = {...line, isOneLine: false};
  const levels = choiceOf(['2', '3'], (one) => say(`page.levels.${one}`));
  const icons = {kind: 'choice', choices: model.icons} as const;
  const fields: readonly (FormField | false | undefined)[] = [
    next && fieldOf('title', kindName({kind: `${next.title}=`}, words), {...line, syntax: 'plain'}),
    next && fieldOf('text', say('page.firstParagraph'), line),
    type === 'heading' && fieldOf('text', name, line),
    type === 'heading' && fieldOf('level', say('page.level'), levels),
    next?.icon !== undefined && fieldOf('icon', say('page.icon'), icons),
    ['paragraph', 'item'].includes(type) && fieldOf('text', name, lines, say('page.lines')),
  ];
  const add = async () => {
    const [first = 0, second = 0] = locales.map(
      (locale) => blocksOf(part, after, model, locale).length,
    );
    if (first !== second) {
      return [problemAt(['text', 'ne'], say('page.uneven', {first, second}))];
    }
    const step = say('page.steps.add', {page: model.route, name});
    const refused = await editor.save(editsOf(part, after, model), step);
    if (refused) return refused;
    onChange(after, () => undefined);
    // When it is drawn.
    setTimeout(() => focus(after.index + 1));
    return undefined;
  };
  return (
    <AddForm
      id={partId(after)}
      label={name}
      className={styles.add}
      fields={fields.filter((field) => !!field)}
      value={{level: '2', icon: next?.icon ?? '', ...values}}
      onChange={(path, value) =>
        onChange(after, (before) => ({
          values: withPart(before?.values ?? {}, path, value) as NewPart['values'],
        }))
      }
      action={partWord('add', next?.name ?? type, words)}
      onSubmit={add}
    >
      <button
        type="button"
        className="button plain"
        onClick={() => {
          onChange(after, () => (isTyped(part) ? {isClosed: true} : undefined));
          focus(after.index);
        }}
      >
        {say('room.cancel')}
      </button>
      {isTyped(part) && <span className="tag">{say('page.notAdded')}</span>}
    </AddForm>
  );
}
