import {useEffect, useMemo, useRef, useState} from 'react';
import type {Edit, Json, ShownProblem, TextEdit} from '../types';
import {countChanges, isSameValue, merge, type MergedValue, withTheirs} from '../edits/values';
import {call, messageOf} from './api';
import {asides, type UnsavedValue, unsaved, isAt, type Target} from './unsaved';
import {announceSaved, loadNewest} from './newestStore';
import {useEditor} from './editor';
import {useWords} from './words';

/** How long a writer pauses before what was typed is checked. */
const PAUSE_MS = 100;
const NO_PROBLEMS: readonly ShownProblem[] = [];

/** @template Model what is on the screen */
interface ViewOptions<Model> {
  /** What is being edited, for the list of steps: "Team". */
  label: string;
  model: Model;
  files: readonly string[];
  /** What a model has at a place. The same function at every call, like `locate`. */
  read: (model: Model, target: Target) => Json | undefined;
  /** Where a change belongs when the file has changed under it. Without it, a change stays where it was typed. */
  locate?: (model: Model, typed: UnsavedValue) => Target;
  /** What follows from what was typed. The same function at every call. */
  complete?: (model: Model, edits: readonly Edit[]) => readonly Edit[];
  reload: () => Promise<Model | undefined>;
}

/** Everything typed in one view and not saved. */
export type ViewEdits = ReturnType<typeof useViewEdits>;

/** Keeps what is typed in a view, checks it after each pause, and saves it. */
export function useViewEdits<Model>(options: ViewOptions<Model>) {
  const {say} = useWords();
  const {refresh} = useEditor();
  const {model, files, read, locate, complete = none} = options;
  const stored = unsaved.use(files);
  const removed = asides.use(files);
  const [atStart] = useState(stored);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  const checking = useRef<Promise<void>>(undefined);

  const placed = useMemo(() => {
    // The model and what is typed do not change at the same moment when they are saved.
    if (isSaving) return stored.map((one) => ({...one, conflicts: []}));
    return stored.map((one) => place(one, model, {read, locate}));
  }, [stored, isSaving, model, read, locate]);
  const pending = useMemo(() => placed.filter(isChange), [placed]);

  // What has moved with its text, or is saved already, is kept so.
  useEffect(() => {
    if (!isSaving) settle(stored, placed);
  }, [stored, placed, isSaving]);

  useEffect(() => {
    if (pending.length === 0) return setProblems(NO_PROBLEMS);
    let isStale = false;
    const check = async () => {
      // One at a time: those of texts that have changed since would delay saving.
      await checking.current;
      if (isStale) return;
      const typed = pending.map(editOf);
      checking.current = call('check', {edits: [...typed, ...complete(model, typed)]})
        .then((answer) => {
          if (!isStale) setProblems(answer.problems);
        })
        // The banner says that the server is gone; saving says everything else.
        .catch(() => undefined);
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [pending, model, complete]);

  async function write(
    extra: readonly TextEdit[],
    label: string,
    from: Model,
    isAgain = false,
  ): Promise<readonly ShownProblem[] | undefined> {
    const kept = unsaved.of(files);
    const sent = kept.map((one) => place(one, from, options));
    settle(kept, sent);
    const added = extra.map((edit): Edit => {
      if (edit.kind === 'replace' || edit.kind === 'move') return edit;
      // What the writer saw there, or before the place of something new.
      const path = edit.kind === 'set' ? edit.path : [edit.index - 1];
      return {...edit, was: read(from, {file: edit.file, path})};
    });
    const typed = sent.map((one, index) => ({
      ...editOf(one),
      ...(one.conflicts.length > 0 && {base: kept[index]!.base}),
    }));
    const changed = typed.filter((_, index) => isChange(sent[index]!));
    const edits = [...changed, ...complete(from, changed), ...added];
    const answer = await call('save', {edits, label});
    if (answer.result === 'rejected') {
      if (extra.length === 0) setProblems(answer.problems);
      // What is about no text, such as a full disk, has no place but the bar.
      const isWhole = ({place: at, block}: ShownProblem) => at.length === 0 && block === undefined;
      setFailure(answer.problems.find(isWhole)?.message);
      return answer.problems;
    }
    const now = await options.reload();
    if (answer.result === 'conflict') {
      // With what the others have, it goes on, if they did not change the same text.
      if (now && !answer.isDeleted && extra.length === 0 && !isAgain) {
        return write(extra, label, now, true);
      }
      throw new Error(say(answer.isDeleted ? 'conflict.deleted' : 'conflict.again'));
    }
    // What was typed while it was saved stays, against what the file has now.
    const later = unsaved.of(files).flatMap((one) => {
      const index = sent.findIndex(isAt(one));
      if (index < 0) return [];
      const {value: base} = sent[index]!;
      return {...one, value: merge(kept[index]!.value, one.value, base).value, base};
    });
    announceSaved();
    unsaved.replace([], later);
    if (sent.some(({conflicts}) => conflicts.length > 0)) void loadNewest();
    asides.replace(asides.of(files), []);
    setProblems(NO_PROBLEMS);
    setSaved(true);
    // The counts in the header take as long as a save; nobody waits for them.
    void refresh();
    return undefined;
  }

  /**
   * Saves what was typed and, in the same step, edits that change what there is. While something is
   * being saved, it does nothing, as for a button that is pressed twice.
   *
   * @param extra their problems are for the caller to show
   * @returns undefined when it is saved; else the problems, which are none when something else failed
   */
  async function save(extra: readonly TextEdit[] = [], label = options.label) {
    if (pending.length + extra.length === 0) return undefined;
    if (isRunning.current) return NO_PROBLEMS;
    isRunning.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      return await write(extra, label, model);
    } catch (error) {
      setFailure(messageOf(error));
      return NO_PROBLEMS;
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  }

  /** What was typed for a place; what is saved when nothing was typed. */
  const value = (target: Target) => {
    const one = pending.find(isAt(target));
    return one ? one.value : read(model, target);
  };
  /** @param next `undefined` removes the field */
  const change = ({file, path}: Target, next: Json | undefined) => {
    setFailure(undefined);
    setSaved(false);
    unsaved.replace([], [{file, path, value: next, base: read(model, {file, path})}]);
  };
  /** The same, where something typed is taken away: `bringBack` brings it back. */
  const takeAway = (target: Target, next: Json | undefined) => {
    const {file, path} = target;
    const earlier = removed.find(isAt(target));
    const shown = value(target);
    const kept = earlier ? withTheirs(merge(earlier.base, earlier.value, shown)) : shown;
    asides.replace([], [{file, path, value: kept, base: next}]);
    change(target, next);
    // They may be about what is gone. The next check answers what is left.
    setProblems(NO_PROBLEMS);
  };
  return {
    value,
    change,
    takeAway,
    isChanged: (target: Target) => pending.some(isAt(target)),
    /** Gives up what was typed for one place, or all of it. */
    revert(target?: Target) {
      for (const one of target ? [target] : pending) takeAway(one, read(model, one));
      setFailure(undefined);
      setProblems(NO_PROBLEMS);
    },
    /** Brings back what was given up since the last save. */
    bringBack:
      removed.length > 0 &&
      (() => {
        for (const one of removed) change(one, merge(one.base, one.value, value(one)).value);
        asides.replace(removed, []);
      }),
    /** How many texts and other things were changed. */
    count: pending.reduce((sum, one) => sum + countChanges(one.base, one.value), 0),
    /** What the changes would bring; the problems that were there before are in the model. */
    problems,
    isSaving,
    failure,
    /** Whether what was typed is from an earlier visit. */
    isRestored: pending.length > 0 && stored === atStart,
    /** Whether the last thing that happened is that everything was saved. */
    isSaved: isSaved && pending.length === 0,
    save,
  };
}

const none = () => [];

const isChange = ({value, base}: UnsavedValue): boolean => !isSameValue(value, base);

const editOf = ({file, path, value, base}: UnsavedValue): Edit => ({
  kind: 'set',
  file,
  path,
  value,
  was: base,
});

type Placed = UnsavedValue & Pick<MergedValue, 'conflicts'>;

/** A change on another model than that on which it was typed. */
function place<Model>(
  one: UnsavedValue,
  model: Model,
  {read, locate}: Pick<ViewOptions<Model>, 'read' | 'locate'>,
): Placed {
  const {file, path} = locate?.(model, one) ?? one;
  const base = read(model, {file, path});
  return {file, path, base, ...merge(one.base, one.value, base)};
}

/**
 * Keeps values where they are placed, all at once, as two may change places. What both have changed stays
 * as it was typed until it is decided.
 */
const settle = (stored: readonly UnsavedValue[], placed: readonly Placed[]): void =>
  unsaved.replace(
    stored,
    placed.map((one, index) =>
      one.conflicts.length > 0 ? {...stored[index]!, path: one.path} : one,
    ),
  );
