import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {type FilePath, type Json, type ListModel, type OpenText, pathKey} from '../../protocol';
import {isList, isSame, locate, partAt, spliced, withPart} from '../../values';
import {call} from '../api';
import {useRoom} from '../room';
import type {Pending} from '../targets';
import {type Editor, useEditor} from '../useEditor';
import {useWords} from '../words';
import {focusAt, focusFirst} from './focus';
import {formAt, rootForm} from './forms';
import type {FormHost} from './host';
import {blank, inOrder, positionFor, withId} from './newEntries';
import {pathOf, problemsByPath} from './problemsByPath';
import {nameOfPath} from './titles';

export interface ListControl {
  editor: Editor;
  host: FormHost;
  /** What a screen reader is told after entries were moved, added or deleted. */
  announcement: string;
  nameOf: (pending: Pending) => string;
}

/**
 * A list with everything that was typed and not saved: one value, from which the whole view is drawn.
 *
 * @param chosen the place that the address names
 */
export function useList(
  model: ListModel,
  chosen: FilePath | undefined,
  reload: () => Promise<void>,
): ListControl {
  const words = useWords();
  const {say, pick} = words;
  const {go, refresh} = useRoom();
  const {file, name: listName, value: saved} = model;
  const target = {file, path: []};
  const root = useMemo(() => rootForm(model), [model]);
  const [announcement, announce] = useState('');
  // The fields of new entries that may be called wrong although they are empty.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const focusSoon = useFocusSoon();
  const editor = useEditor({
    label: pick(model.label),
    versions: useMemo(() => ({[model.file]: model.version}), [model]),
    read: ({path}) => partAt(saved, path),
    reload,
  });
  const value = editor.value(target) ?? null;
  const put = (next: Json) => editor.change(target, next);

  const isChanged = (path: FilePath) => {
    const before = locate(path, value, saved);
    return !isSame(partAt(value, path), before && partAt(saved, before));
  };
  const entriesAround = (path: FilePath) =>
    path.flatMap((key, depth) => (typeof key === 'number' ? [path.slice(0, depth + 1)] : []));
  const isNew = (path: FilePath) =>
    entriesAround(path).some((entry) => locate(entry, value, saved) === undefined);

  const entryWithId = (entry: Json, at: FilePath) => {
    const list = at.slice(0, -1);
    const form = formAt(root, value, at);
    const listed = partAt(value, list);
    const others = isList(listed) ? listed.filter((_, index) => index !== at.at(-1)) : [];
    return form ? withId(form, entry, [listName, ...list].join('/'), others) : entry;
  };
  const changed = (path: FilePath, part: Json | undefined): Json => {
    const next = withPart(value, path, part);
    // The id of a new entry follows its name, until a writer chooses another one.
    return entriesAround(path).reduce((all, at) => {
      const [before, after] = [partAt(value, at), partAt(all, at)];
      const isIdTyped = path.length === at.length + 1 && path.at(-1) === 'id';
      if (isIdTyped || !before || !after || !isNew(at)) return all;
      return isSame(entryWithId(before, at), before)
        ? withPart(all, at, entryWithId(after, at))
        : all;
    }, next);
  };

  const show = (path: FilePath) => {
    if (root.kind === 'list') go({view: 'list', name: listName, path: path.slice(0, 1)});
  };

  const add: FormHost['add'] = (list, item, copyOf) => {
    const listed = partAt(value, list);
    const others = isList(listed) ? listed : [];
    const name = [listName, ...list].join('/');
    const entry = withId(item, copyOf ?? blank(item), name, others);
    const at = [...list, positionFor(item, others, entry) ?? others.length];
    setShowsAll(false);
    put(withPart(value, list, spliced(others, Number(at.at(-1)), 0, entry)));
    if (list.length === 0) show(at);
    focusSoon(() => focusFirst(at));
  };
  const arrange: FormHost['arrange'] = (path, to, name) => {
    const list = path.slice(0, -1);
    const listed = partAt(value, list);
    const entry = partAt(value, path);
    if (!isList(listed) || entry === undefined) return;
    const others = spliced(listed, Number(path.at(-1)), 1);
    const place = to ?? Math.min(Number(path.at(-1)), others.length - 1);
    if (to === undefined) editor.takeAway(target, withPart(value, list, others));
    else put(withPart(value, list, spliced(others, to, 0, entry)));
    announce(
      to === undefined
        ? say('lists.deleted', {name})
        : say('lists.moved', {name, place: to + 1, count: listed.length}),
    );
    const at = place < 0 ? list : [...list, place];
    if (list.length === 0) show(at);
    if (to === undefined) focusSoon(() => focusAt(at));
  };

  const old = model.problems.flatMap((problem) => {
    const path = locate(pathOf(problem.place, root, saved), saved, value);
    return path && !isChanged(path) ? [[path, problem] as const] : [];
  });
  const brought = editor.problems
    .map((problem) => [pathOf(problem.place, root, value, isChanged), problem] as const)
    .filter(([path]) => {
      const isEmpty = [undefined, ''].includes(partAt(value, path) as string | undefined);
      return !isEmpty || showsAll || left.has(pathKey(path)) || !isNew(path);
    });

  const open = Object.entries(model.open).flatMap(([key, text]): [string, OpenText][] => {
    const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const here = locate(path, saved, value);
    return here ? [[pathKey(here), text]] : [];
  });
  const latest = useRef(brought);
  useLayoutEffect(() => {
    latest.current = brought;
  });
  const showFirstProblem = () => {
    const [path] = latest.current[0] ?? [];
    if (path?.length === 0) document.querySelector<HTMLElement>('[data-problems]')?.focus();
    else if (path) {
      show(path);
      focusSoon(() => focusAt(path));
    }
    return true;
  };
  const save = async () => {
    const ordered = inOrder(root, saved, value);
    if (JSON.stringify(ordered) !== JSON.stringify(value)) {
      const here = chosen && locate(chosen.slice(0, 1), value, ordered);
      put(ordered);
      if (here && here[0] !== chosen[0]) show(here);
    }
    setShowsAll(true);
    const isSaved = await editor.save();
    if (!isSaved) focusSoon(showFirstProblem);
    return isSaved;
  };
  return {
    editor: {...editor, problems: brought.map(([, problem]) => problem), save},
    host: {
      file,
      list: listName,
      value,
      change: (path, part) => put(changed(path, part)),
      isChanged,
      keyOf: (path) =>
        JSON.stringify(
          // That of a new one stays when it is saved, unless another one has it until then.
          locate(path, value, saved) ?? (locate(path, saved, value) ? ['new', ...path] : path),
        ),
      problems: problemsByPath([...old, ...brought], root, value),
      open: Object.fromEntries(open),
      comments: model.comments,
      agree: (texts) =>
        call('agree', {targets: texts.map((text) => text.target)})
          .then(reload)
          .then(refresh),
      add,
      arrange,
      takeAway: (path) => editor.takeAway(target, changed(path, undefined)),
      leave: (path) => setLeft((all) => new Set([...all, pathKey(path)])),
    },
    announcement,
    nameOf: ({target: {path}}) => nameOfPath(path, root, value, words),
  };
}

/** Focuses a place as soon as it is on the screen. */
function useFocusSoon(): (focus: () => boolean) => void {
  const wanted = useRef<() => boolean>(undefined);
  useEffect(() => {
    const focus = wanted.current;
    wanted.current = undefined;
    if (focus && !focus()) wanted.current ??= focus;
  });
  return (focus) => {
    wanted.current = focus;
  };
}
