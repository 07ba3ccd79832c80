import {type ReactNode, type SubmitEvent, useState} from 'react';
import {inEach, locales} from 'nepali-text/locale';
import type {FormField, FilePath, FieldForm, Json, RoomProblem} from '../types';
import {partAt} from '../edits/values';
import {GroupFields} from './lists/FieldView';
import {focusAt, type FormHost, HostProvider} from './lists/host';
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
  /** What is wrong besides texts that are empty. The place of a problem is the path of its field. */
  check?: () => readonly RoomProblem[];
  /** What the server found; what has no place among the fields is shown below them. */
  problems: readonly RoomProblem[];
  action: string;
  /** @throws {Error} with what is to be said beside the button */
  onSubmit: () => Promise<void>;
  /** What is said until it ends. */
  wait?: string;
  /** Beside the button. */
  children?: ReactNode;
  className?: string;
}

export const problemAt = (path: FilePath, message: string): RoomProblem => ({
  file: '',
  line: 0,
  place: path.map(String),
  message,
});

/** A field with its words in the language of the room. */
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
  const {id, label, fields, value, problems, action, children, className} = props;
  const {say} = useWords();
  const [wrong, setWrong] = useState<readonly RoomProblem[]>([]);
  const {run, isBusy, failure} = useAction(props.onSubmit);
  const host: FormHost = {
    value: {[id]: value},
    change: ([, ...path], part) => props.onChange(path, part),
    problems: [...wrong, ...problems].map((problem) => [[id, ...problem.place], problem] as const),
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const empty = fields
      .filter(({form}) => form.kind === 'text')
      .flatMap(({key}) => locales.map((locale) => [key, locale]))
      .filter((path) => !String(partAt(value, path) ?? '').trim())
      .map((path) => problemAt(path, say('page.needed')));
    const found = [...empty, ...(props.check?.() ?? [])];
    setWrong(found);
    if (found[0]) focusAt([id, ...found[0].place]);
    if (found.length === 0) await run();
  };
  const isPlaced = ({place}: RoomProblem) => fields.some(({key}) => key === place[0]);
  return (
    <HostProvider value={host}>
      <form
        aria-label={label}
        className={className}
        noValidate
        onBlur={props.onLeave}
        onSubmit={(event) => void submit(event)}
      >
        <GroupFields form={{kind: 'group', fields}} path={[id]} />
        <Problems problems={problems.filter((problem) => !isPlaced(problem))} />
        <div className="actions">
          <button type="submit" className="button primary" aria-disabled={isBusy}>
            {action}
          </button>
          {children}
          <span role="status">{isBusy ? props.wait : failure}</span>
        </div>
      </form>
    </HostProvider>
  );
}
