import {type ReactNode, useState} from 'react';
import {inEach, locales} from 'nepali-text/locale';
import {Button} from './Button';
import type {FormField, FilePath, FieldForm, Json, ShownProblem} from '../types';
import {partAt} from '../edits/values';
import {GroupFields} from './lists/FieldView';
import {type FormHost, HostProvider} from './lists/host';
import {controlId, focusAt} from './lists/places';
import {Problems} from './Problems';
import {useAction} from './useAction';
import {useWords} from './words';

interface AddFormProps {
  /** The first key of the paths of its fields, which no other form on the screen has. */
  id: string;
  label: string;
  fields: readonly FormField[];
  value: Json;
  /** @param path within the value */
  onChange: (path: FilePath, value: Json | undefined) => void;
  onLeave?: () => void;
  action: string;
  /**
   * Adds it, when no text is empty.
   *
   * @returns what is wrong, with the path of its field as its place; what is in no field is shown below them
   * @throws {Error} with what is to be said beside the button
   */
  onSubmit: () => Promise<readonly ShownProblem[] | undefined>;
  wait?: string;
  children?: ReactNode;
  className?: string;
}

export const problemAt = (path: FilePath, message: string): ShownProblem => ({
  file: '',
  line: 0,
  place: path.map(String),
  message,
});

/** A field with its words in the language of the editor. */
export const fieldOf = (key: string, label: string, form: FieldForm, help?: string): FormField => ({
  key,
  label: inEach(() => label),
  ...(help !== undefined && {help: inEach(() => help)}),
  isOptional: false,
  form,
});

export const choiceOf = (
  choices: readonly string[],
  nameOf: (choice: string) => string | undefined,
): FieldForm => ({
  kind: 'choice',
  choices,
  names: Object.fromEntries(choices.map((choice) => [choice, inEach(() => nameOf(choice))])),
});

/** A form for something that is not there yet: its fields, and the button that adds it. */
export function AddForm(props: AddFormProps): ReactNode {
  const {id, label, fields, value, action, children, className} = props;
  const {say} = useWords();
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const {run, isBusy, failure} = useAction(async () => {
    const empty = fields
      .filter(({form}) => form.kind === 'text')
      .flatMap(({key}) => locales.map((locale) => [key, locale]))
      .filter((path) => !String(partAt(value, path) ?? '').trim())
      .map((path) => problemAt(path, say('page.needed')));
    const found = empty.length > 0 ? empty : ((await props.onSubmit()) ?? []);
    setProblems(found);
    if (found[0]) focusAt([id, ...found[0].place]);
  });
  const host: FormHost = {
    value: {[id]: value},
    change: ([, ...path], part) => props.onChange(path, part),
    problems: problems.map((problem) => [[id, ...problem.place], problem]),
  };
  return (
    <HostProvider value={host}>
      <form
        aria-label={label}
        className={className}
        noValidate
        onBlur={props.onLeave}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <GroupFields form={{kind: 'group', fields}} path={[id]} />
        <Problems
          id={controlId([id])}
          problems={problems.filter(({place}) => !fields.some(({key}) => key === place[0]))}
        />
        <div className="actions">
          <Button type="submit" kind="primary" label={action} aria-disabled={isBusy} />
          {children}
          <span role="status">{isBusy ? props.wait : failure}</span>
        </div>
      </form>
    </HostProvider>
  );
}
