import {useEffect, useMemo, useRef, useState} from 'react';
import type {Edit, Json, RoomProblem} from '../types';
import {
  type Conflict,
  countChanges,
  isSame,
  merge,
  type MergedValue,
  withChoices,
  withTheirs,
} from '../edits/values';
import {call, messageOf} from './api';
import {asides, type Draft, drafts, isAt, type Target} from './drafts';
import {announceSaved} from './handin/newestStore';
import {useRoom} from './room';
import {useWords} from './words';

/** How long a writer pauses before what was typed is checked. */
const PAUSE_MS = 150;
const NO_PROBLEMS: readonly RoomProblem[] = [];

/** @template Model what is on the screen */
export interface EditorOptions<Model> {
  /** What is being edited, for the list of steps: "Team". */
  label: string;
  model: Model;
  /** Every file that the view edits. */
  files: readonly string[];
  /** What a model has at a place. The same function at every call, like `locate`. */
  read: (model: Model, target: Target) => Json | undefined;
  /** Where a change belongs when the file has changed under it. Without it, a change stays where it was typed. */
  locate?: (model: Model, draft: Draft) => Target;
  /** Reads the model again. */
  reload: () => Promise<Model | undefined>;
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
  /** Gives up what was typed for one place, or all of it. */
  revert: (target?: Target) => void;
  /** Brings back what was given up since the last save; undefined when that is nothing. */
  bringBack: (() => void) | undefined;
  /** How many texts and other things were changed. */
  count: number;
  /** What the changes would bring; the problems that were there before are in the model. */
  problems: readonly RoomProblem[];
  isSaving: boolean;
  /** Why saving failed, as a sentence. */
  failure: string | undefined;
  /** Whether what was typed is from an earlier visit. */
  isRestored: boolean;
  /** Whether the last thing that happened is that everything was saved. */
  isSaved: boolean;
  /**
   * Saves what was typed and, in the same step, edits that change what there is. While something is
   * being saved, it does nothing, as for a button that is pressed twice.
   *
   * @param edits their problems are for the caller to show
   * @returns undefined when it is saved; else the problems, which are none when something else failed
   */
  save: (edits?: readonly Edit[], label?: string) => Promise<readonly RoomProblem[] | undefined>;
  /** Set while texts that somebody else has changed, too, wait for a decision. */
  conflict: ConflictChoice | undefined;
}

export interface ConflictChoice {
  texts: readonly (Target & Pick<Conflict, 'mine' | 'theirs'>)[];
  /** Takes what was chosen for each, and saves where nothing of mine gave way. */
  settle: (choices: readonly (Json | undefined)[]) => void;
}

/** What was typed, on the model that is on the screen. */
interface Placed extends Draft {
  conflicts: MergedValue['conflicts'];
}

/** Keeps what is typed in a view, checks it after each pause, and saves it. */
export function useEditor<Model>(options: EditorOptions<Model>): Editor {
  const {say} = useWords();
  const {refresh} = useRoom();
  const {model, files, read, locate} = options;
  const stored = drafts.use(files);
  const removed = asides.use(files);
  const [atStart] = useState(stored);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);

  const placed = useMemo(() => {
    // The model and the drafts do not change at the same moment when they are saved.
    if (isSaving) return stored.map((one) => ({...one, conflicts: []}));
    return stored.map((one) => place(one, model, {read, locate}));
  }, [stored, isSaving, model, read, locate]);
  const pending = useMemo(() => placed.filter(isChange), [placed]);
  const conflicts = pending.filter((one) => one.conflicts.length > 0);

  // What has moved with its text, or is saved already, is kept so.
  useEffect(() => {
    if (!isSaving) settle(stored, placed);
  }, [stored, placed, isSaving]);

  useEffect(() => {
    if (pending.length === 0) return setProblems(NO_PROBLEMS);
    setSaved(false);
    let isStale = false;
    const timer = setTimeout(() => {
      call('check', {edits: pending.map(editOf)})
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
  }, [pending]);

  async function write(extra: readonly Edit[], label: string, from: Model, isAgain = false) {
    const kept = drafts.of(files);
    const sent = kept.map((one) => place(one, from, options));
    if (sent.some((one) => one.conflicts.length > 0)) return NO_PROBLEMS;
    settle(kept, sent);
    const edits = [
      ...sent.filter(isChange).map(editOf),
      ...extra.map((edit) => withWas(edit, (target) => read(from, target))),
    ];
    const answer = await call('save', {edits, label});
    if (answer.result === 'rejected') {
      if (extra.length === 0) setProblems(answer.problems);
      // What is about no text, such as a full disk, has no place but the bar.
      const [whole] = answer.problems.filter((one) => !one.place.length && one.block === undefined);
      if (whole) setFailure(whole.message);
      return answer.problems;
    }
    const now = await options.reload();
    if (answer.result === 'conflict') {
      // With what the others have, it goes on, if they did not change the same text.
      if (now && !answer.isDeleted && extra.length === 0 && !isAgain) {
        return write(extra, label, now, true);
      }
      setFailure(say(answer.isDeleted ? 'conflict.deleted' : 'conflict.again'));
      return NO_PROBLEMS;
    }
    // What was typed while it was saved stays, against what the file has now.
    const typed = drafts.of(files).flatMap((one) => {
      const before = sent.find(isAt(one));
      return before ? {...one, base: before.value} : [];
    });
    announceSaved();
    drafts.replace([], typed);
    asides.replace(asides.of(files), []);
    setProblems(NO_PROBLEMS);
    setSaved(true);
    // The counts in the header take as long as a save; nobody waits for them.
    void refresh();
    return undefined;
  }
  const save: Editor['save'] = async (extra = [], label = options.label) => {
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
  };

  const change = ({file, path}: Target, next: Json | undefined) => {
    setFailure(undefined);
    drafts.replace([], [{file, path, value: next, base: read(model, {file, path})}]);
  };
  const value = (target: Target) => {
    const one = pending.find(isAt(target));
    return one ? one.value : read(model, target);
  };
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
    isChanged: (target) => pending.some(isAt(target)),
    revert: (target) => {
      for (const one of target ? [target] : pending) takeAway(one, read(model, one));
      setFailure(undefined);
      setProblems(NO_PROBLEMS);
    },
    bringBack:
      removed.length === 0
        ? undefined
        : () => {
            for (const one of removed) {
              change(one, merge(one.base, one.value, value(one)).value);
            }
            asides.replace(removed, []);
          },
    count: pending.reduce((sum, one) => sum + countChanges(one.base, one.value), 0),
    problems,
    isSaving,
    failure,
    isRestored: pending.length > 0 && stored === atStart,
    isSaved: isSaved && pending.length === 0,
    save,
    conflict:
      conflicts.length === 0
        ? undefined
        : {
            texts: conflicts.flatMap(({file, path, conflicts: some}) =>
              some.map(({path: inside, mine, theirs}) => ({
                file,
                path: [...path, ...inside],
                mine,
                theirs,
              })),
            ),
            settle(choices) {
              const left = [...choices];
              const all = conflicts.flatMap((one) => one.conflicts);
              const isLost = all.some(({theirs}, index) => isSame(choices[index], theirs));
              // Each may be at another place now.
              drafts.replace(
                stored.filter((_, index) => conflicts.includes(placed[index]!)),
                [],
              );
              for (const one of conflicts) {
                takeAway(one, withChoices(one, left.splice(0, one.conflicts.length)));
              }
              // What gave way can be brought back until the next save.
              if (!isLost) void save();
            },
          },
  };
}

const isChange = ({value, base}: Draft): boolean => !isSame(value, base);

/** Keeps drafts where they are placed, all at once, as two may change places; not before a conflict is decided. */
const settle = (stored: readonly Draft[], placed: readonly Placed[]): void =>
  drafts.replace(
    stored,
    placed.map(({conflicts, ...draft}, index) => (conflicts.length > 0 ? stored[index]! : draft)),
  );

/** The edit that writes a draft. */
const editOf = ({file, path, value, base}: Draft): Edit => ({
  kind: 'set',
  file,
  path,
  value,
  was: base,
});

/** With what the writer saw there, or before the place of something new. */
function withWas(edit: Edit, read: (target: Target) => Json | undefined): Edit {
  if (edit.kind === 'upload') return edit;
  const path = edit.kind === 'set' ? edit.path : [edit.index - 1];
  return {...edit, was: read({file: edit.file, path})};
}

/** A change on another model than that on which it was typed. */
function place<Model>(
  one: Draft,
  model: Model,
  {read, locate}: Pick<EditorOptions<Model>, 'read' | 'locate'>,
): Placed {
  const {file, path} = locate?.(model, one) ?? one;
  const base = read(model, {file, path});
  return {file, path, base, ...merge(one.base, one.value, base)};
}
