import {type ReactNode, useState} from 'react';
import {locales} from 'nepali-text/locale';
import type {BlockPair, PageModel, Problem} from '../../protocol';
import {withPart} from 'minimal-edits/values';
import {AddForm, choiceOf, fieldOf, problemAt} from '../AddForm';
import type {Editor} from '../useEditor';
import {useWords} from '../words';
import {boxId, componentWord, kindName} from './blocks';
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
  const {next} = after;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const component = type === 'component' ? next : undefined;
  const name = component ? componentWord('new', component.name, words) : say(`page.new.${type}`);
  const isOneLine = type === 'heading' || component !== undefined;
  const focus = (index: number) => document.getElementById(boxId('en', index))?.focus();

  const fields = [
    ...(component
      ? [
          fieldOf('title', kindName({kind: `${component.title}=`}, words), {
            kind: 'text',
            syntax: 'plain',
            isOneLine,
          }),
        ]
      : []),
    fieldOf(
      'text',
      component ? say('page.firstParagraph') : name,
      {kind: 'text', syntax: 'page', isOneLine},
      isOneLine ? undefined : say('page.lines'),
    ),
    ...(type === 'heading'
      ? [
          fieldOf(
            'level',
            say('page.level'),
            choiceOf(['2', '3'], (one) => say(`page.levels.${one}`)),
          ),
        ]
      : []),
    ...(component?.icon === undefined
      ? []
      : [fieldOf('icon', say('page.icon'), {kind: 'choice', choices: model.icons})]),
  ];

  return (
    <AddForm
      id={partId(after)}
      label={name}
      className={styles.add}
      fields={fields}
      value={{level: '2', icon: component?.icon ?? '', ...values}}
      onChange={(path, value) =>
        onChange(after, (before) => ({
          values: withPart(before?.values ?? {}, path, value) as NewPart['values'],
        }))
      }
      check={() => {
        const [first = 0, second = 0] = locales.map(
          (locale) => blocksOf(part, after, model, locale).length,
        );
        if (first === second) return [];
        return [problemAt(['text', 'ne'], say('page.uneven', {first, second}))];
      }}
      problems={problems}
      action={component ? componentWord('add', component.name, words) : say(`page.add.${type}`)}
      onSubmit={async () => {
        const step = say(`page.steps.${type}`, {page: model.route, name});
        const refused = await editor.save(editsOf(part, after, model), step);
        setProblems(refused ?? []);
        if (refused) return;
        onChange(after, () => undefined);
        // When it is drawn.
        setTimeout(() => focus(after.index + 1));
      }}
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
