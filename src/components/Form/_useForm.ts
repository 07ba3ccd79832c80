import {type FormEvent, type RefObject, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {type FormDefinition, TOPIC} from './definition';
import {focusInView} from './_focusInView';
import {keepDraft, readValues, type Values} from './keepDraft';
import {type FieldState, type Problem, problemsOf, remainingProblems} from './_problems';

interface FormState {
  problems: readonly Problem[];
  /** Counts the failed submits: each one remounts the summary, which takes the focus. */
  attempt: number;
  /** The values of a valid form, until the visitor goes back to edit them. */
  filledIn: Values | null;
  submit: (event: FormEvent) => void;
  /** Called on every change: removes the errors that are fixed. */
  recheck: () => void;
  goBack: () => void;
}

function stateOf(id: string): FieldState {
  const {value, validity} = document.getElementById(id) as HTMLInputElement;
  return {value, validity};
}

/** The fields are uncontrolled; React holds only the errors. */
export function useForm(
  definition: FormDefinition,
  form: RefObject<HTMLFormElement | null>,
): FormState {
  const {begun} = definition;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [filledIn, setFilledIn] = useState<Values | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const topic = new URLSearchParams(window.location.search).get(TOPIC) ?? '';
    return keepDraft(element, begun?.[topic], () => setFilledIn(readValues(element)));
  }, [form, begun]);

  return {
    problems,
    attempt,
    filledIn,
    submit(event) {
      event.preventDefault();
      const found = problemsOf(definition, stateOf);
      setProblems(found);
      if (found.length > 0) setAttempt(attempt + 1);
      else if (form.current) {
        const values = readValues(form.current);
        flushSync(() => setFilledIn(values));
        focusInView(document.getElementById(`${definition.id}-ready`));
      }
    },
    recheck() {
      if (problems.length > 0)
        setProblems(remainingProblems(problems, problemsOf(definition, stateOf)));
    },
    goBack() {
      // A hidden field cannot take the focus.
      flushSync(() => setFilledIn(null));
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
  };
}
