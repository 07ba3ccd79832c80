import {useMemo, useState} from 'react';
import {flushSync} from 'react-dom';
import {type FilePath, type Json, type ListModel, type OpenText, pathKey} from '../../protocol';
import {isList, isSame, locate, partAt, spliced, withPart} from 'minimal-edits/values';
import {call} from '../api';
import {useRoom} from '../room';
import type {Target} from '../drafts';
import {type Editor, useEditor} from '../useEditor';
import {useWords} from '../words';
import {focusAt, focusFirst} from './focus';
import {formAt, rootForm} from './forms';
import type {FormHost} from './host';
import {blank, inOrder, positionFor, withId, withVariant} from './newEntries';
import {pathOf} from './pathOf';
import {nameAt} from './titles';

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
): {editor: Editor; host: FormHost; announcement: string} {
  const words = useWords();
  const {say, pick} = words;
  const {go, refresh} = useRoom();
  const {file, name: listName, value: saved} = model;
  const target = {file, path: []};
  const root = useMemo(() => rootForm(model), [model]);
  // What a screen reader is told after entries were moved or deleted.
  const [announcement, announce] = useState('');
  // The fields of new entries that may be called wrong although they are empty.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const editor = useEditor({
    label: pick(model.label),
    model,
    files: [file],
    read,
    reload,
  });
  const value = editor.value(target) ?? null;
  const put = (next: Json) => editor.change(target, next);

  const isNew = (path: FilePath) =>
    path.some(
      (key, depth) => typeof key === 'number' && !locate(path.slice(0, depth + 1), value, saved),
    );
  const isChanged = (path: FilePath) => {
    // A new entry is it as a whole.
    if (isNew(path.slice(0, -1))) return false;
    const before = locate(path, value, saved);
    return !isSame(partAt(value, path), before && partAt(saved, before));
  };
  const changed = (path: FilePath, part: Json | undefined): Json => {
    const group = path.slice(0, -1);
    const form = formAt(root, value, group);
    const isVariant = form?.kind === 'variants' && form.by === path.at(-1) && part !== undefined;
    const next = isVariant
      ? withPart(value, group, withVariant(form, partAt(value, group), form.by, part))
      : withPart(value, path, part);
    const depth = path.map((key) => typeof key).lastIndexOf('number') + 1;
    const entry = path.slice(0, depth);
    if (depth === 0 || path[depth] === 'id' || !isNew(entry)) return next;
    // The id of a new entry follows its name, until a writer chooses another one.
    const follows = isSame(withId(root, value, entry, listName), value);
    return follows ? withId(root, next, entry, listName) : next;
  };

  const show = (path: FilePath) => {
    if (root.kind === 'list') go({view: 'list', name: listName, path: path.slice(0, 1)});
  };

  const add: FormHost['add'] = (list, item, copyOf) => {
    const listed = partAt(value, list);
    const others = isList(listed) ? listed : [];
    const entry = copyOf ?? blank(item);
    const at = [...list, positionFor(item, others, entry) ?? others.length];
    setShowsAll(false);
    flushSync(() => {
      const next = withPart(value, list, spliced(others, Number(at.at(-1)), 0, entry));
      put(withId(root, next, at, listName));
      if (list.length === 0) show(at);
    });
    focusFirst(at);
  };
  const arrange: FormHost['arrange'] = (path, to) => {
    const list = path.slice(0, -1);
    const listed = partAt(value, list);
    const entry = partAt(value, path);
    const name = nameAt(path, root, value, words);
    if (!isList(listed) || entry === undefined) return;
    const others = spliced(listed, Number(path.at(-1)), 1);
    const place = to ?? Math.min(Number(path.at(-1)), others.length - 1);
    const at = place < 0 ? list : [...list, place];
    flushSync(() => {
      if (to === undefined) editor.takeAway(target, withPart(value, list, others));
      else put(withPart(value, list, spliced(others, to, 0, entry)));
      if (list.length === 0) show(at);
    });
    announce(
      to === undefined
        ? say('lists.deleted', {name})
        : say('lists.moved', {name, place: to + 1, count: listed.length}),
    );
    if (to === undefined) focusAt(at);
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

  const problemsIn = (path: FilePath, depth: number) =>
    [...old, ...brought].flatMap(([at, problem]) =>
      at.length <= path.length + depth && path.every((key, index) => key === at[index])
        ? [problem]
        : [],
    );

  const open = Object.entries(model.open).flatMap(([key, text]): [string, OpenText][] => {
    const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const here = locate(path, saved, value);
    return here ? [[pathKey(here), text]] : [];
  });
  const save = async () => {
    const ordered = inOrder(root, saved, value);
    if (JSON.stringify(ordered) !== JSON.stringify(value)) {
      const here = chosen && locate(chosen.slice(0, 1), value, ordered);
      put(ordered);
      if (here && here[0] !== chosen[0]) show(here);
    }
    setShowsAll(true);
    const found = await editor.save();
    const [first] = (found ?? []).map(({place}) => pathOf(place, root, ordered, isChanged));
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
      file,
      list: listName,
      value,
      change: (path, part) => put(changed(path, part)),
      isChanged,
      nameAt: (path) => nameAt(path, root, value, words),
      keyOf: (path) =>
        JSON.stringify(
          // That of a new one stays when it is saved, unless another one has it until then.
          locate(path, value, saved) ?? (locate(path, saved, value) ? ['new', ...path] : path),
        ),
      problemsAt: (path) => problemsIn(path, 0),
      problemsWithin: (path) => problemsIn(path, Infinity),
      open: Object.fromEntries(open),
      comments: model.comments,
      agree: (texts) =>
        call('agree', {targets: texts.map((text) => text.target)})
          .then(reload)
          .then(refresh)
          .then(() => undefined),
      add,
      arrange,
      takeAway: (path) => editor.takeAway(target, changed(path, undefined)),
      leave: (path) => setLeft((all) => new Set([...all, pathKey(path)])),
    },
    announcement,
  };
}
