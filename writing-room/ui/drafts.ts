import {useSyncExternalStore} from 'react';
import type {Json} from '../protocol';
import {isSame} from 'minimal-edits/values';
import {isTarget, keyOfTarget, type Pending, type Target} from './targets';

/** Where the browser does not keep it: storage is full or forbidden. Then it is there until the tab is closed. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What is typed and not saved. It is written at every keystroke, so that neither a closed tab nor a crash loses a word. */
export interface Drafts {
  /** Those of these files. */
  of: (files: readonly string[]) => readonly Pending[];
  keep: (one: Pending) => void;
  drop: (target: Target) => void;
  /** The same array until something changes. */
  all: () => readonly Pending[];
}

function draftsWith(prefix: string): Drafts {
  let texts = '';
  let known: readonly Pending[] = [];
  const all = () => {
    const stored = Array.from({length: localStorage.length}, (_, index) => localStorage.key(index));
    const keys = new Set([...stored, ...memory.keys()].filter((key) => key?.startsWith(prefix)));
    const found = [...keys].sort().map((key) => memory.get(key!) ?? localStorage.getItem(key!));
    if (found.join('\n') !== texts) {
      texts = found.join('\n');
      known = found.flatMap(parse);
    }
    return known;
  };
  const set = (target: Target, text: string | undefined) => {
    const key = prefix + keyOfTarget(target);
    memory.delete(key);
    localStorage.removeItem(key);
    try {
      if (text !== undefined) localStorage.setItem(key, text);
    } catch {
      memory.set(key, text ?? '');
    }
    for (const listener of listeners) listener();
  };
  return {
    all,
    of: (files) => all().filter(({target}) => files.includes(target.file)),
    keep: (one) => set(one.target, JSON.stringify(one)),
    drop: (target) => set(target, undefined),
  };
}

export const drafts = draftsWith('writing-room:draft:');
/** What was discarded or gave way to the text of somebody else, until the next save. */
export const asides = draftsWith('writing-room:aside:');

export const useDrafts = (of: Drafts): readonly Pending[] =>
  useSyncExternalStore(subscribe, of.all);

/** The files with something typed and not saved. */
export const filesWithDrafts = (): ReadonlySet<string> =>
  new Set(drafts.all().map(({target}) => target.file));

function parse(text: string | null): Pending[] {
  try {
    const draft: unknown = JSON.parse(text ?? '');
    return isPending(draft) ? [draft] : [];
  } catch {
    return [];
  }
}

const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && 'target' in value && isTarget(value.target);

const forms = draftsWith('writing-room:form:');

/**
 * What is typed in a form for something that is not there yet, kept like a draft.
 *
 * @param name of the form
 * @returns the values, and a way to change them from what they were before
 */
export function useKeptForm<Values extends object>(
  name: string,
  start: Values,
): [Values, (change: (before: Values) => Values) => void] {
  useDrafts(forms);
  const target = {file: name, path: []};
  const read = () => ({...start, ...Object(forms.of([name])[0]?.value)}) as Values;
  const change = (changeOf: (before: Values) => Values) => {
    const value = changeOf(read()) as Json;
    if (isSame(value, start as Json)) forms.drop(target);
    else forms.keep({target, value, base: undefined});
  };
  return [read(), change];
}

export const hasKeptForm = (name: string): boolean => forms.of([name]).length > 0;
