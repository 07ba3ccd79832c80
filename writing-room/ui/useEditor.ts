import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Edit, Json, Problem, Versions} from '../protocol';
import {call} from './api';
import {draftsOf, dropDraft, keepDraft} from './drafts';
import {editOf, isSame, keyOfTarget, type Pending, placeOf, type Target, targetAt} from './targets';
import {useRoom} from './room';

/** How long a writer pauses before what was typed is checked. */
const PAUSE_MS = 300;

export interface EditorOptions {
  /** What is being edited, for the list of steps: "Team". */
  label: string;
  /** Of every file that the view edits, as the model on the screen has it; undefined until it is read. */
  versions: Versions | undefined;
  /** What the model on the screen has at a place. */
  read: (target: Target) => Json | undefined;
  /** Reads the model again. */
  reload: () => Promise<void>;
  /**
   * Where a change belongs when the file has changed under it; `undefined` when the place is gone.
   * Without it, a change stays where it was typed.
   */
  locate?: (pending: Pending) => Target | undefined;
}

export type EditorState = 'calm' | 'checking' | 'saving';

/** Everything typed in one view and not saved. */
export interface Editor {
  /** What was typed for a place; what is saved when nothing was typed. */
  value: (target: Target) => Json | undefined;
  /** `undefined` removes the field. */
  change: (target: Target, value: Json | undefined) => void;
  isChanged: (target: Target) => boolean;
  /** Gives up what was typed for one place. */
  revert: (target: Target) => void;
  /** Gives up all of it. */
  revertAll: () => void;
  pending: readonly Pending[];
  /** What the changes would bring; the problems that were there before are in the model. */
  problems: readonly Problem[];
  state: EditorState;
  /** Why saving failed, as a sentence. */
  failure: string | undefined;
  /** Whether something typed earlier was found in the browser. */
  isRestored: boolean;
  /** Counts up with every save. */
  savedTimes: number;
  /** @returns whether everything is saved */
  save: () => Promise<boolean>;
  /**
   * Saves what was typed and, in the same step, edits that change what there is: insert, duplicate,
   * move, remove, upload. @returns whether it is saved
   */
  saveWith: (edits: readonly Edit[], label: string) => Promise<boolean>;
  /** Set while somebody else's change waits for a decision. */
  conflict: Conflict | undefined;
}

export interface Conflict {
  /** Files that were deleted meanwhile. */
  deleted: readonly string[];
  /** Gives up what was typed in the files that changed. */
  takeTheirs: () => void;
  /** Writes what was typed over it. */
  putMine: () => void;
}

/** Keeps what is typed in a view, checks it after each pause, and saves it. */
export function useEditor(options: EditorOptions): Editor {
  const {refresh} = useRoom();
  const {versions} = options;
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [state, setState] = useState<EditorState>('calm');
  const [failure, setFailure] = useState<string>();
  const [isRestored, setRestored] = useState(false);
  const [savedTimes, setSavedTimes] = useState(0);
  const [conflict, setConflict] = useState<readonly {file: string; content: string | null}[]>();
  const current = useRef({options, pending});
  useEffect(() => {
    current.current = {options, pending};
  });

  // Drafts when the view opens; after a reload, every change goes where its text is now.
  const versionsKey = JSON.stringify(versions);
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (!versions || known.current === versionsKey) return;
    const isFirst = known.current === undefined;
    known.current = versionsKey;
    const before = isFirst
      ? Object.keys(versions).flatMap(restore)
      : [...current.current.pending.values()];
    const after = before.flatMap((one) => place(one, current.current.options));
    for (const {target} of before) dropDraft(draftPlace(target));
    for (const one of after) keep(one);
    if (isFirst && after.length > 0) setRestored(true);
    setPending(new Map(after.map((one) => [keyOfTarget(one.target), one])));
  }, [versions, versionsKey]);

  useEffect(() => {
    if (pending.size === 0) {
      setProblems([]);
      setState((before) => (before === 'checking' ? 'calm' : before));
      return;
    }
    let isStale = false;
    const timer = setTimeout(() => {
      setState((before) => (before === 'calm' ? 'checking' : before));
      call('check', {edits: [...pending.values()].map(editOf)})
        .then((answer) => {
          if (!isStale) setProblems(answer.problems);
        })
        // The banner says that the server is gone; saving says everything else.
        .catch(() => undefined)
        .finally(() => {
          if (!isStale) setState((before) => (before === 'checking' ? 'calm' : before));
        });
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [pending]);

  const change = useCallback((target: Target, value: Json | undefined) => {
    setFailure(undefined);
    setPending((before) => {
      const key = keyOfTarget(target);
      const base = before.has(key) ? before.get(key)?.base : current.current.options.read(target);
      const after = new Map(before);
      if (isSame(value, base)) {
        after.delete(key);
        dropDraft(draftPlace(target));
      } else {
        const one = {target, value, base};
        after.set(key, one);
        keep(one);
      }
      return after;
    });
  }, []);

  const drop = useCallback((isDropped: (one: Pending) => boolean) => {
    setFailure(undefined);
    setPending((before) => {
      const entries = [...before].filter(([, one]) => {
        if (isDropped(one)) dropDraft(draftPlace(one.target));
        return !isDropped(one);
      });
      return new Map(entries);
    });
    setRestored(false);
  }, []);

  const write = useCallback(
    async (extra: readonly Edit[], label: string): Promise<boolean> => {
      const {options: now, pending: typed} = current.current;
      if (!now.versions || (typed.size === 0 && extra.length === 0)) return true;
      setState('saving');
      setFailure(undefined);
      try {
        const edits = [...[...typed.values()].map(editOf), ...extra];
        const answer = await call('save', {edits, versions: now.versions, label});
        if (answer.result === 'rejected') setProblems(answer.problems);
        if (answer.result === 'conflict') {
          await now.reload();
          setConflict(answer.files);
        }
        if (answer.result !== 'saved') return false;
        // What was typed while it was saved stays, against what the file has now.
        const isSaved = (one: Pending) => typed.get(keyOfTarget(one.target)) === one;
        drop(isSaved);
        // React runs no update of a view that was left.
        for (const one of typed.values()) {
          if (current.current.pending.get(keyOfTarget(one.target)) === one)
            dropDraft(draftPlace(one.target));
        }
        current.current = {
          ...current.current,
          pending: new Map([...current.current.pending].filter(([, one]) => !isSaved(one))),
        };
        setProblems([]);
        await now.reload();
        // The counts in the header take as long as a save; nobody waits for them.
        void refresh();
        setSavedTimes((times) => times + 1);
        return true;
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        return false;
      } finally {
        setState('calm');
      }
    },
    [drop, refresh],
  );

  const save = useCallback(() => write([], current.current.options.label), [write]);

  return useMemo<Editor>(
    () => ({
      value: (target) => {
        const one = pending.get(keyOfTarget(target));
        return one ? one.value : options.read(target);
      },
      change,
      isChanged: (target) => pending.has(keyOfTarget(target)),
      revert: (target) => drop((one) => keyOfTarget(one.target) === keyOfTarget(target)),
      revertAll: () => drop(() => true),
      pending: [...pending.values()],
      problems,
      state,
      failure,
      isRestored,
      savedTimes,
      save,
      saveWith: write,
      conflict: conflict && {
        deleted: conflict.filter(({content}) => content === null).map(({file}) => file),
        takeTheirs: () => {
          drop((one) => conflict.some(({file}) => file === one.target.file));
          setConflict(undefined);
        },
        putMine: () => {
          setConflict(undefined);
          void save();
        },
      },
    }),
    [
      pending,
      options,
      change,
      drop,
      problems,
      state,
      failure,
      isRestored,
      savedTimes,
      save,
      write,
      conflict,
    ],
  );
}

const draftPlace = (target: Target) => ({file: target.file, place: placeOf(target)});

function keep({target, value, base}: Pending): void {
  keepDraft({...draftPlace(target), value, base});
}

function restore(file: string): Pending[] {
  return draftsOf(file).flatMap(({place: where, value, base}) => {
    const target = targetAt(file, where);
    return target ? [{target, value, base}] : [];
  });
}

/** A change on the model that is on the screen now; nothing when it says what is saved already. */
function place(one: Pending, {locate, read}: EditorOptions): Pending[] {
  const target = locate ? (locate(one) ?? one.target) : one.target;
  const base = read(target);
  return isSame(one.value, base) ? [] : [{target, value: one.value, base}];
}
