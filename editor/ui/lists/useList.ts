import {useState} from 'react';
import {flushSync} from 'react-dom';
import {isList, isSame, locate, partAt, spliced, withPart} from '../../edits/values';
import {type FilePath, type Json, type ListModel, pathOf, type RoomProblem} from '../../types';
import type {Target} from '../drafts';
import {useRoom} from '../room';
import {type Editor, useEditor} from '../useEditor';
import {useWords} from '../words';
import {formAt, nameAt as nameIn, shownPath} from './forms';
import {focusAt, focusFirst, type FormHost, type ListHost, type ByPath} from './host';
import {blank, inOrder, withId, withVariant} from './newEntries';

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
): {editor: Editor; host: FormHost & {list: ListHost}; announcement: string} {
  const words = useWords();
  const {go} = useRoom();
  const {file, name, form: root, value: saved} = model;
  const target = {file, path: []};
  // What a screen reader is told after entries were moved or deleted.
  const [announcement, announce] = useState('');
  // What may be called wrong although it is empty and new; everything after a save.
  const [left, setLeft] = useState<readonly FilePath[]>([]);
  const editor = useEditor({label: words.pick(model.label), model, files: [file], read, reload});
  const value = editor.value(target) ?? null;
  const put = (next: Json) => editor.change(target, next);
  const nameAt = (path: FilePath) => nameIn(path, root, value, words);

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
    const entry = path.slice(0, path.map((key) => typeof key).lastIndexOf('number') + 1);
    if (entry.length === 0 || path[entry.length] === 'id' || !isNew(entry)) return next;
    // The id of a new entry follows its name, until a writer chooses another one.
    const follows = isSame(withId(root, value, entry, name), value);
    return follows ? withId(root, next, entry, name) : next;
  };

  const show = (path: FilePath) => {
    if (root.kind === 'list') go({view: 'list', name, path: path.slice(0, 1)});
  };
  const add: ListHost['add'] = (list, copyOf) => {
    const form = formAt(root, value, list);
    if (form?.kind !== 'list') return;
    const listed = partAt(value, list);
    const others = isList(listed) ? listed : [];
    const at = [...list, others.length];
    setLeft([]);
    flushSync(() => {
      put(withId(root, withPart(value, list, [...others, copyOf ?? blank(form.item)]), at, name));
      show(at);
    });
    focusFirst(at);
  };
  const arrange: ListHost['arrange'] = (path, to) => {
    const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
    const listed = partAt(value, list) as readonly Json[];
    const others = spliced(listed, index, 1);
    const said = {name: nameAt(path), place: (to ?? 0) + 1, count: listed.length};
    const place = to ?? Math.min(index, others.length - 1);
    const at = place < 0 ? list : [...list, place];
    flushSync(() => {
      if (to === undefined) editor.takeAway(target, withPart(value, list, others));
      else put(withPart(value, list, spliced(others, to, 0, listed[index]!)));
      show(at);
    });
    announce(words.say(to === undefined ? 'lists.deleted' : 'lists.moved', said));
    if (to === undefined) focusAt(at);
  };

  /** What is about parts that are still there, at the places that they have now. */
  const located = <What>(all: ByPath<What>): ByPath<What> =>
    all.flatMap(([path, what]) => {
      const here = locate(path, saved, value);
      return here ? [[here, what] as const] : [];
    });
  const placed = (problems: readonly RoomProblem[], within: Json): ByPath<RoomProblem> =>
    problems.map((one) => [shownPath(root, within, pathOf(within, one.place)), one]);
  const old = located(placed(model.problems, saved)).filter(([path]) => !isChanged(path));
  const brought = placed(editor.problems, value).filter(([path]) => {
    const isEmpty = [undefined, ''].includes(partAt(value, path) as string | undefined);
    const isLeft = left.some((one) => one.every((key, index) => key === path[index]));
    return !isEmpty || isLeft || !isNew(path);
  });

  const save = async () => {
    const ordered = inOrder(root, saved, value);
    if (!isSame(ordered, value)) {
      const here = chosen && locate(chosen.slice(0, 1), value, ordered);
      put(ordered);
      if (here && here[0] !== chosen[0]) show(here);
    }
    setLeft([[]]);
    const found = await editor.save();
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
      value,
      change: (path, part) => put(changed(path, part)),
      leave: (path) => setLeft((all) => [...all, path]),
      problems: [...old, ...brought],
      list: {
        model,
        open: located(model.open),
        isChanged,
        nameAt,
        keyOf: (path) =>
          JSON.stringify(
            // That of a new one stays when it is saved, unless another one has it until then.
            locate(path, value, saved) ?? (locate(path, saved, value) ? ['new', ...path] : path),
          ),
        takeAway: (path) => editor.takeAway(target, changed(path, undefined)),
        add,
        arrange,
      },
    },
    announcement,
  };
}
