import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Edit, Json, Problem} from '../protocol';
import {countChanges, isSame, merge, type Merged, withTheirs} from 'minimal-edits/values';
import {call} from './api';
import {asides, drafts, useDrafts} from './drafts';
import {useRoom} from './room';
import {editOf, keyOfTarget, type Pending, type Target} from './targets';
import {useWords} from './words';

/** How long a writer pauses before what was typed is checked. */
const PAUSE_MS = 300;
const NO_PROBLEMS: readonly Problem[] = [];

export interface EditorOptions {
  /** What is being edited, for the list of steps: "Team". */
  label: string;
  /** What is on the screen, to know when it is read again. */
  model: object;
  /** Every file that the view edits; the same array until the model is read again. */
  files: readonly string[];
  /** What the model on the screen has at a place. */
  read: (target: Target) => Json | undefined;
  /** Reads the model again. */
  reload: () => Promise<void>;
  /** Where a change belongs when the file has changed under it. Without it, a change stays where it was typed. */
  locate?: (pending: Pending) => Target | undefined;
}

/** Everything typed in one view and not saved. */
export interface Editor {
  /** What was typed for a place; what is saved when nothing was typed. */
  value: (target: Target) => Json | undefined;
  /** `undefined` removes the field. */
  change: (target: Target, value: Json | undefined) => void;
  /** The same, where something typed is taken away: `bringBack` brings it back. */
  takeAway: (target: Target, value: Json | undefined) => void;
  isChanged: (target: Target) => boolean;
  /** Gives up what was typed for one place. */
  revert: (target: Target) => void;
  /** Gives up all of it. */
  revertAll: () => void;
  /** Brings back what was given up since the last save; undefined when that is nothing. */
  bringBack: (() => void) | undefined;
  pending: readonly Pending[];
  /** How many texts and other things were changed. */
  count: number;
  /** What the changes would bring; the problems that were there before are in the model. */
  problems: readonly Problem[];
  isSaving: boolean;
  /** Why saving failed, as a sentence. */
  failure: string | undefined;
  /** Whether what was typed is from an earlier visit. */
  isRestored: boolean;
  /** Whether the last thing that happened is that everything was saved. */
  isSaved: boolean;
  /** @returns the problems for which nothing was saved */
  save: () => Promise<readonly Problem[]>;
  /**
   * Saves what was typed and, in the same step, edits that change what there is. While something is being
   * saved, it does nothing, as for a button that is pressed twice. @returns whether it is saved
   */
  saveWith: (edits: readonly Edit[], label: string) => Promise<boolean>;
  /** Set while texts that somebody else has changed, too, wait for a decision. */
  conflict: ConflictChoice | undefined;
}

export interface ConflictChoice {
  /** `base` is what the others have. */
  texts: readonly Pending[];
  takeTheirs: () => void;
  putMine: () => void;
}

/** What was typed, on the model that is on the screen. */
interface Placed extends Pending {
  conflicts: Merged['conflicts'];
}

/** Keeps what is typed in a view, checks it after each pause, and saves it. */
export function useEditor(options: EditorOptions): Editor {
  const {say} = useWords();
  const {refresh} = useRoom();
  const {files, model} = options;
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The model with which saving met the change of somebody else: with the next one, it goes on. */
  const [refused, setRefused] = useState<object>();
  const [atStart] = useState(() => JSON.stringify(drafts.of(files)));

  const all = useDrafts(drafts);
  const aside = useDrafts(asides).filter(({target}) => files.includes(target.file));
  const stored = useMemo(() => all.filter(({target}) => files.includes(target.file)), [all, files]);
  // The model and the drafts do not change at the same moment when they are saved.
  const placed = isSaving
    ? stored.map((one) => ({...one, conflicts: []}))
    : stored.map((one) => place(one, options));
  const key = JSON.stringify(placed);
  const pending = useMemo(
    () => (JSON.parse(key) as Placed[]).filter(({value, base}) => !isSame(value, base)),
    [key],
  );

  // What has moved with its text, or is saved already, is kept so.
  useEffect(() => {
    if (isSaving) return;
    for (const one of stored) {
      const {conflicts, ...now} = place(one, current.current);
      if (isSame(now.value, now.base)) drafts.drop(one.target);
      else if (conflicts.length === 0 && JSON.stringify(now) !== JSON.stringify(one)) {
        drafts.drop(one.target);
        drafts.keep(now);
      }
    }
  }, [stored, isSaving]);

  const edits = JSON.stringify(pending.map(editOf));
  useEffect(() => {
    if (edits === '[]') return setProblems(NO_PROBLEMS);
    setSaved(false);
    let isStale = false;
    const timer = setTimeout(() => {
      call('check', {edits: JSON.parse(edits) as Edit[]})
        .then((answer) => {
          if (!isStale) setProblems(answer.problems);
        })
        // The banner says that the server is gone; saving says everything else.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [edits]);

  const rejected = useRef(NO_PROBLEMS);
  const write = useCallback(
    async (extra: readonly Edit[], label: string): Promise<boolean> => {
      const seen = current.current;
      const sent = drafts.of(seen.files).map((one) => place(one, seen));
      if (sent.length === 0 && extra.length === 0) return true;
      if (sent.some(({conflicts}) => conflicts.length > 0)) return false;
      setSaving(true);
      setFailure(undefined);
      rejected.current = NO_PROBLEMS;
      try {
        const edits = [...sent.map(editOf), ...extra.map((edit) => withWas(edit, seen))];
        const answer = await call('save', {edits, label});
        if (answer.result === 'rejected') setProblems((rejected.current = answer.problems));
        if (answer.result === 'conflict') {
          if (answer.isDeleted) setFailure(say('conflict.deleted'));
          else if (extra.length > 0) setFailure(say('conflict.again'));
          else setRefused(seen.model);
        }
        if (answer.result !== 'rejected') await current.current.reload();
        if (answer.result !== 'saved') return false;
        for (const {target, value} of sent) {
          const now = drafts.of([target.file]).find(isAt(target));
          // What was typed while it was saved stays, against what the file has now.
          if (now && isSame(now.value, value)) drafts.drop(target);
          else if (now) drafts.keep({...now, base: value});
        }
        for (const {target} of asides.of(seen.files)) asides.drop(target);
        setProblems(NO_PROBLEMS);
        setSaved(true);
        // The counts in the header take as long as a save; nobody waits for them.
        void refresh();
        return true;
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
    [say, refresh],
  );
  const running = useRef<Promise<boolean>>(undefined);
  const run = useCallback((work: () => Promise<boolean>) => {
    const result = (running.current ?? Promise.resolve(true)).then(work).finally(() => {
      if (running.current === result) running.current = undefined;
    });
    running.current = result;
    return result;
  }, []);
  const save = useCallback(
    () => run(() => write([], current.current.label)).then(() => rejected.current),
    [run, write],
  );

  const conflicts = pending.filter((one) => one.conflicts.length > 0);
  useEffect(() => {
    if (isSaving || !refused || refused === model) return;
    setRefused(undefined);
    if (conflicts.length === 0) void save();
  }, [isSaving, refused, model, conflicts.length, save]);

  const give = (target: Target, value: Json | undefined) => {
    setFailure(undefined);
    const base = options.read(target);
    if (isSame(value, base)) drafts.drop(target);
    else drafts.keep({target, value, base});
  };
  const value = (target: Target) => {
    const one = pending.find(isAt(target));
    return one ? one.value : options.read(target);
  };
  const takeAway = (target: Target, next: Json | undefined) => {
    const earlier = aside.find(isAt(target));
    const shown = value(target);
    const kept = earlier ? withTheirs(merge(earlier.base, earlier.value, shown)) : shown;
    asides.keep({target, value: kept, base: next});
    give(target, next);
  };
  return {
    value,
    change: give,
    takeAway,
    isChanged: (target) => pending.some(isAt(target)),
    revert: (target) => takeAway(target, options.read(target)),
    revertAll: () => {
      for (const {target, base} of pending) takeAway(target, base);
      setProblems(NO_PROBLEMS);
      setFailure(undefined);
    },
    bringBack:
      aside.length === 0
        ? undefined
        : () => {
            for (const {target, value: own, base} of aside) {
              give(target, merge(base, own, value(target)).value);
              asides.drop(target);
            }
          },
    pending,
    count: pending.reduce((sum, one) => sum + countChanges(one.base, one.value), 0),
    problems,
    isSaving,
    failure,
    isRestored: pending.length > 0 && JSON.stringify(stored) === atStart,
    isSaved: isSaved && pending.length === 0,
    save,
    saveWith: (extra, label) =>
      running.current ? Promise.resolve(false) : run(() => write(extra, label)),
    conflict:
      conflicts.length === 0
        ? undefined
        : {
            texts: conflicts.flatMap(({target: {file, path}, conflicts: some}) =>
              some.map(({path: inside, mine, theirs}) => ({
                target: {file, path: [...path, ...inside]},
                value: mine,
                base: theirs,
              })),
            ),
            takeTheirs: () => {
              for (const one of conflicts) takeAway(one.target, withTheirs(one));
            },
            putMine: () => {
              for (const {target, value: mine} of conflicts) give(target, mine);
              void save();
            },
          },
  };
}

const isAt = (target: Target) => (one: Pending) => keyOfTarget(one.target) === keyOfTarget(target);

/** With what the writer saw there, or before the place of something new. */
function withWas(edit: Edit, {read}: EditorOptions): Edit {
  if (edit.kind === 'upload') return edit;
  const path = edit.kind === 'set' ? edit.path : [edit.index - 1];
  return {...edit, was: read({file: edit.file, path})};
}

/** A change on the model that is on the screen now. */
function place(one: Pending, {locate, read}: EditorOptions): Placed {
  const target = locate?.(one) ?? one.target;
  const base = read(target);
  const {value, conflicts} = merge(one.base, one.value, base);
  return {target, value, base, conflicts};
}
