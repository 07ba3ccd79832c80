import {type FormEvent, type RefObject, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import type {FormDefinition} from './definition';
import {keepDraft, readValues, type Values} from './_keepDraft';
import {type FieldState, type Problem, problemsOf, stillThere} from './_problems';

interface FormState {
  problems: readonly Problem[];
  /** Counts the attempts that found problems: each brings a new summary, which takes the focus. */
  attempt: number;
  /** What was filled in, once it is right and until the visitor goes back to it. */
  filledIn: Values | null;
  submit: (event: FormEvent) => void;
  /** On every change: what is right now has no sentence any more. */
  recheck: () => void;
  reset: () => void;
  goBack: () => void;
}

function stateOf(id: string): FieldState {
  const {value, validity} = document.getElementById(id) as HTMLInputElement;
  return {value, validity};
}

/** The fields keep what is typed themselves; React holds only what is said about it. */
export function useForm(
  definition: FormDefinition,
  form: RefObject<HTMLFormElement | null>,
): FormState {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [filledIn, setFilledIn] = useState<Values | null>(null);

  useEffect(() => (form.current ? keepDraft(form.current) : undefined), [form]);

  return {
    problems,
    attempt,
    filledIn,
    submit(event) {
      event.preventDefault();
      const found = problemsOf(definition, stateOf);
      setProblems(found);
      if (found.length > 0) setAttempt(attempt + 1);
      else if (form.current) setFilledIn(readValues(form.current));
    },
    recheck() {
      if (problems.length > 0) setProblems(stillThere(problems, problemsOf(definition, stateOf)));
    },
    reset: () => setProblems([]),
    goBack() {
      // A field that is not shown yet takes no focus.
      flushSync(() => setFilledIn(null));
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
  };
}
