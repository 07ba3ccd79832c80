import {useState} from 'react';
import {flushSync} from 'react-dom';
import {isSameValue, locate, partAt, spliced, withPart} from '../../edits/values';
import type {FilePath, Json, ListModel, ShownProblem} from '../../types';
import {pathOf} from '../../edits/names';
import {unsaved, type Target} from '../unsaved';
import {useEditor} from '../editor';
import {useViewEdits} from '../useViewEdits';
import {useWords} from '../words';
import {inOrder, nameAt as nameIn, shownPath, withField, withId} from './forms';
import {settlePictures, uploadsFor} from './pictureFile';
import {type ByPath, controlId, focusAt, focusFirst} from './places';

const read = ({value}: ListModel, {path}: Target) => partAt(value, path);

/**
 * A list with everything that was typed and not saved: one value, from which the whole view is drawn.
 *
 * @param chosen the place that the address names
 */
export function useList(
  model: ListModel,
  chosen: FilePath | undefined,
  reload: () => Promise<ListModel | undefined>,
) {
  const words = useWords();
  const {go} = useEditor();
  const {file, name, form: root, value: saved} = model;
  const target = {file, path: []};
  // What a screen reader is told after entries were moved or deleted.
  const [announcement, announce] = useState('');
  // The ids of what may be called wrong although it is empty and new; undefined after a save: everything.
  const [left, setLeft] = useState<readonly string[] | undefined>([]);
  const editor = useViewEdits({
    label: words.pick(model.label),
    model,
    files: [file],
    read,
    complete: uploadsFor,
    reload,
  });
  const value = editor.value(target) ?? null;
  const put = (next: Json) => editor.change(target, next);
  /** What a writer calls what is there. */
  const nameAt = (path: FilePath) => nameIn(path, root, value, words);

  const isNew = (path: FilePath) => !locate(path, value, saved);
  /** Whether something was typed there that is not saved yet. */
  const isChanged = (path: FilePath) => {
    // A new entry is it as a whole.
    if (isNew(path.slice(0, -1))) return false;
    const before = locate(path, value, saved);
    return !isSameValue(partAt(value, path), before && partAt(saved, before));
  };
  const changed = (all: Json, path: FilePath, part?: Json): Json => {
    const next = withField(root, all, path, part);
    const entry = path.slice(0, path.map((key) => typeof key).lastIndexOf('number') + 1);
    // The id of a new entry follows its name, until a writer chooses another one.
    const isNamed = path.length > entry.length && path[entry.length] !== 'id';
    if (!isNamed || locate(entry, all, saved)) return next;
    const follows = isSameValue(withId(root, all, entry, name), all);
    return follows ? withId(root, next, entry, name) : next;
  };
  /** @param part `undefined`: the field is not written at all */
  const change = (path: FilePath, part: Json | undefined) => {
    // Before a picture has been read and written, something else may have been typed, or entries moved.
    const now = unsaved.of([file])[0]?.value ?? value;
    const at = locate(path, value, now);
    if (at) put(changed(now, at, part));
  };

  const show = (path: FilePath) => {
    if (root.kind === 'list') go({view: 'list', name, path: path.slice(0, 1)});
  };
  const showAfter = (act: () => void, path: FilePath, focus = focusAt) => {
    flushSync(() => {
      act();
      show(path);
    });
    focus(path);
  };
  const entriesOf = (list: FilePath) => (partAt(value, list) ?? []) as readonly Json[];
  const add = (list: FilePath, entry: Json) => {
    const others = entriesOf(list);
    const at = [...list, others.length];
    setLeft([]);
    const next = withPart(value, list, [...others, entry]);
    showAfter(() => put(withId(root, next, at, name)), at, focusFirst);
  };
  const move = (path: FilePath, to: number) => {
    const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
    const listed = entriesOf(list);
    put(withPart(value, list, spliced(spliced(listed, index, 1), to, 0, listed[index]!)));
    show([...list, to]);
    announce(words.say('lists.moved', {name: nameAt(path), place: to + 1, count: listed.length}));
  };
  /** Deletes an entry, or takes a field out of its entry; the bar at the foot can bring it back. */
  const takeAway = (path: FilePath) => {
    const [list, key] = [path.slice(0, -1), path.at(-1)!];
    const neighbour = typeof key === 'number' ? Math.min(key, entriesOf(list).length - 2) : key;
    const at = neighbour === -1 ? list : [...list, neighbour];
    announce(words.say('lists.deleted', {name: nameAt(path)}));
    showAfter(() => editor.takeAway(target, changed(value, path)), at);
  };

  /** What is about parts that are still there, at the places that they have now. */
  const located = <What>(all: ByPath<What>): ByPath<What> =>
    all.flatMap(([path, what]) => {
      const here = locate(path, saved, value);
      return here ? [[here, what] as const] : [];
    });
  const placed = (problems: readonly ShownProblem[], within: Json): ByPath<ShownProblem> =>
    problems.map((problem) => [shownPath(root, within, pathOf(within, problem.place)), problem]);
  const old = located(placed(model.problems, saved)).filter(([path]) => !isChanged(path));
  const brought = placed(editor.problems, value).filter(([path]) => {
    const isEmpty = [undefined, ''].includes(partAt(value, path) as string | undefined);
    const isLeft = left?.includes(controlId(path)) ?? true;
    return !isEmpty || isLeft || !isNew(path);
  });

  const save = async () => {
    const ordered = inOrder(root, saved, value);
    if (!isSameValue(ordered, value)) {
      put(ordered);
      const here = chosen && locate(chosen.slice(0, 1), value, ordered);
      if (here) show(here);
    }
    setLeft(undefined);
    const found = await editor.save();
    if (!found) settlePictures(file);
    const [first] = placed(found ?? [], ordered).map(([path]) => path);
    if (first) {
      requestAnimationFrame(() => {
        flushSync(() => show(first));
        focusAt(first);
      });
    }
    return found;
  };
  return {
    editor: {...editor, problems: brought.map(([, problem]) => problem), save},
    host: {
      model,
      value,
      change,
      problems: [...old, ...brought],
      open: located(model.open),
      isChanged,
      nameAt,
      /** The same for an entry wherever it is moved and whatever it is called. */
      keyOf: (path: FilePath) =>
        JSON.stringify(
          // That of a new one stays when it is saved, unless another one has it until then.
          locate(path, value, saved) ?? (locate(path, saved, value) ? ['new', ...path] : path),
        ),
      takeAway,
      add,
      move,
    },
    announcement,
    /** What has this id was left: from now on it may be called wrong although it is empty. */
    leave: (id: string) => setLeft((all) => all && [...all, id]),
  };
}
