import {useState} from 'react';
import type {Json} from '../protocol';

/** What was typed and is not saved, as it is kept in the browser. */
export interface Draft {
  file: string;
  /** Where in the file: see `placeOf` in targets.ts. */
  place: string;
  /** A missing value: the field was removed. */
  value?: Json;
  /** What the file had there when the writer began to type. */
  base?: Json;
}

const PREFIX = 'writing-room:draft:';
const keyOf = ({file, place}: Pick<Draft, 'file' | 'place'>): string =>
  `${PREFIX}${file}\n${place}`;

/** Written at every keystroke, so that neither a closed tab nor a crash loses a word. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(keyOf(draft), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the text is still on the screen.
  }
}

export function dropDraft(draft: Pick<Draft, 'file' | 'place'>): void {
  localStorage.removeItem(keyOf(draft));
}

/** Those of one file. */
export function draftsOf(file: string): Draft[] {
  return draftKeys()
    .filter((key) => key.startsWith(`${PREFIX}${file}\n`))
    .flatMap((key) => {
      const draft = parse(localStorage.getItem(key));
      return draft ? [draft] : [];
    });
}

/** The files with something typed and not saved. */
export function filesWithDrafts(): ReadonlySet<string> {
  return new Set(draftKeys().map((key) => key.slice(PREFIX.length).split('\n')[0] ?? ''));
}

function draftKeys(): string[] {
  return Array.from({length: localStorage.length}, (_, index) => localStorage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .sort();
}

function parse(text: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  'place' in value &&
  typeof value.place === 'string';

const FORM_PREFIX = 'writing-room:form:';

/**
 * What is typed in a form for something that is not there yet, kept in the browser like a draft.
 *
 * @param name of the form
 * @returns the values, a way to change them, and a way to forget them once they are saved or given up
 */
export function useKeptForm<Values extends object>(
  name: string,
  start: Values,
): [Values, (values: Values) => void, () => void] {
  const key = FORM_PREFIX + name;
  const [values, setValues] = useState<Values>(() => ({...start, ...readForm(key)}));
  const change = (changed: Values) => {
    setValues(changed);
    try {
      localStorage.setItem(key, JSON.stringify(changed));
    } catch {
      // As for drafts.
    }
  };
  const forget = () => {
    setValues(start);
    localStorage.removeItem(key);
  };
  return [values, change, forget];
}

function readForm(key: string): object {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof values === 'object' && values !== null ? values : {};
  } catch {
    return {};
  }
}
