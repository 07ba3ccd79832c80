/*
 * What is typed and not saved, in the storage of the browser. It is written at every keystroke, so that
 * neither a closed tab nor a crash loses a word.
 */
import {useMemo, useSyncExternalStore} from 'react';
import type {FilePath, Json} from '../types';
import {isSameValue} from '../edits/values';
import {allStored, ownKey, parseStored, readStored, store} from './storage';

/** Where a value is typed: see `Edit`. */
export interface Target {
  file: string;
  path: FilePath;
}

/** A change that is typed and not saved. */
export interface UnsavedValue extends Target {
  /** `undefined` removes the field. */
  value: Json | undefined;
  /** What the file had there when the writer began to type. */
  base: Json | undefined;
}

const keyOf = ({file, path}: Target): string => `${file}\n${JSON.stringify(path)}`;

export const isAt = (target: Target) => (other: Target) => keyOf(target) === keyOf(other);

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function storeOf(name: string) {
  const prefixNow = () => ownKey(`${name}:`);
  /** Of these files, or of all: the same text until one of them changes. */
  const read = (files?: readonly string[]): string => {
    const prefix = prefixNow();
    const kept = Object.entries(allStored())
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [...key.slice(prefix.length).split('\n'), text])
      .filter(([file = '']) => files?.includes(file) ?? true);
    return JSON.stringify(kept.sort());
  };
  const parse = (text: string) =>
    (JSON.parse(text) as [file: string, path: string, kept: string][]).flatMap(
      ([file, path, kept]): UnsavedValue | [] => {
        const [place, value] = [path, kept].map(parseStored);
        // What something else has stored there is not shown, and stays.
        return place && value ? ({file, path: place, ...value} as UnsavedValue) : [];
      },
    );
  return {
    at: (target: Target): Json | undefined =>
      (parseStored(readStored(prefixNow() + keyOf(target))) as UnsavedValue | undefined)?.value,
    of: (files?: readonly string[]): readonly UnsavedValue[] => parse(read(files)),
    /** The same array until something changes. */
    use(files: readonly string[]): readonly UnsavedValue[] {
      const text = useSyncExternalStore(subscribe, () => read(files));
      return useMemo(() => parse(text), [text]);
    },
    /** Puts values in the place of others. One that changes nothing is not kept. */
    replace(before: readonly Target[], after: readonly UnsavedValue[]): void {
      const texts = new Map<string, string | undefined>(
        before.map((target) => [keyOf(target), undefined]),
      );
      for (const {value, base, ...target} of after) {
        const text = isSameValue(value, base) ? undefined : JSON.stringify({value, base});
        texts.set(keyOf(target), text);
      }
      for (const [key, text] of texts) {
        if (readStored(prefixNow() + key) !== text) store(prefixNow() + key, text);
      }
      dispatchEvent(new Event('storage'));
    },
  };
}
// By this name earlier versions have kept what is not saved yet.
export const unsaved = storeOf('draft');
/** What was discarded or gave way to the text of somebody else, until the next save. */
export const asides = storeOf('aside');
/** Pictures that are not saved, as data URLs, by the file of their list and their address. */
export const pictures = storeOf('picture');
const forms = storeOf('form');

/**
 * What is typed in a form for something that is not there yet, kept like those.
 *
 * @param name of the form
 * @returns the values, and a way to change them from what they were before
 */
export function useKeptForm<Values extends object>(
  name: string,
  start: Values,
): [Values, (change: (before: Values) => Values) => void] {
  const valuesOf = ([kept]: readonly UnsavedValue[]) =>
    ({...start, ...Object(kept?.value)}) as Values;
  const change = (changeOf: (before: Values) => Values) => {
    const value = changeOf(valuesOf(forms.of([name]))) as Json;
    forms.replace([], [{file: name, path: [], value, base: start as Json}]);
  };
  return [valuesOf(forms.use([name])), change];
}

export const hasKeptForm = (name: string): boolean => forms.of([name]).length > 0;

/** What is typed in pages that are at another address now stays with them. */
export function followMoves(moves: readonly {from: string; to: string}[]): void {
  for (const stored of [unsaved, forms]) {
    for (const {from, to} of moves) {
      const old = stored.of().filter(({file}) => file.endsWith(`${from}.mdx`));
      const end = -`${from}.mdx`.length;
      stored.replace(
        old,
        old.map((one) => ({...one, file: `${one.file.slice(0, end)}${to}.mdx`})),
      );
    }
  }
}
