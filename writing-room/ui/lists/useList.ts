import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {
  type Edit,
  type FilePath,
  type Form,
  type Json,
  type ListModel,
  pathKey,
  type Problem,
} from '../../protocol';
import {call} from '../api';
import {useRoom} from '../room';
import {editOf, type Pending} from '../targets';
import {rememberPlace} from '../useAddress';
import {type Editor, useEditor} from '../useEditor';
import {useWords} from '../words';
import {applyEdits, isList, isWithin, partAt, withPart} from './applyEdits';
import {focusAt} from './fields/focusFirst';
import {formAt, rootForm} from './forms';
import type {FormHost, Upload} from './host';
import {locateEntry} from './locateEntry';
import {nameOfPath} from './names';
import type {Adding} from './NewEntry';
import {pathOf, problemsByPath, problemsOfEntry} from './problemsByPath';
import {titleOf} from './titles';
import {type NewEntryState, useNewEntry, withNewEntry} from './useNewEntry';

export interface ListControl {
  editor: Editor;
  /** For the form of what is in the file. */
  host: FormHost;
  /** Set while an entry is being added. */
  adding: Adding | undefined;
  /** What a screen reader is told after entries were moved, added or deleted. */
  announcement: string;
  nameOf: (pending: Pending) => string;
}

/** Everything that the view of a list can do. */
export function useList(model: ListModel, reload: () => Promise<void>): ListControl {
  const {say, pick, language} = useWords();
  const {go, refresh} = useRoom();
  const {file, value: saved} = model;
  const label = pick(model.label);
  const root = useMemo(() => rootForm(model), [model]);
  const [announcement, announce] = useState('');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // Whether the problems of the editor are those of the new entry.
  const [isRejected, setRejected] = useState(false);
  const focusSoon = useFocusSoon();
  const editor = useListEditor(model, label, reload);
  const typed = editor.pending.map(editOf);
  const value = applyEdits(saved, file, typed);
  const fresh = useNewEntry(model, value);

  const change = (path: FilePath, part: Json | undefined) => {
    const others = editor.pending.flatMap(({target, value: all}) =>
      target.path.length !== path.length ? [{target, all}] : [],
    );
    // A part of something that was added and is not saved yet.
    const around = others.find(({target}) => isWithin(path, target.path));
    if (around) {
      const inside = path.slice(around.target.path.length);
      return editor.change(around.target, withPart(around.all, inside, part));
    }
    // What was typed within it goes with it.
    for (const {target} of others) if (isWithin(target.path, path)) editor.revert(target);
    editor.change({file, path}, part);
  };

  const arrange = async (path: FilePath, position: number | undefined, name: string) => {
    const isHere = rememberPlace();
    const isMove = position !== undefined;
    const step = say(isMove ? 'lists.step.move' : 'lists.step.remove', {list: label, name});
    if (!(await editor.saveWith([arrangement(file, path, position)], step))) return;
    const list = path.slice(0, -1);
    const count = lengthOf(partAt(value, list));
    const to = position ?? Math.min(Number(path.at(-1)), count - 2);
    announce(
      isMove ? say('lists.moved', {name, place: to + 1, count}) : say('lists.deleted', {name}),
    );
    if (!isHere()) return;
    if (list.length === 0) go({view: 'list', name: model.name, path: to < 0 ? undefined : [to]});
    if (!isMove) focusSoon(to < 0 ? list : [...list, to]);
  };

  const isChanged = (path: FilePath) =>
    editor.pending.some(({target}) => isWithin(path, target.path) || isWithin(target.path, path));
  const old = model.problems.filter(({place}) => !isChanged(pathOf(place, root, saved)));
  // Those of an entry that is not in the file yet are in its own form.
  const brought = editor.problems.filter(
    ({place}) => !fresh.entry || (!isRejected && pathOf(place, root, value).length > 0),
  );
  const host: FormHost = {
    file,
    list: model.name,
    value,
    change,
    isChanged,
    problems: problemsByPath([...old, ...brought], root, value),
    open: model.open,
    comments: model.comments,
    agree: (texts) =>
      call('agree', {targets: texts.map(({target}) => target)})
        .then(reload)
        .then(refresh),
    uploads,
    upload: (upload, path, name) => {
      setUploads((all) => [...all, upload]);
      const edits: Edit[] = [
        {kind: 'upload', file: upload.file, content: upload.content},
        {kind: 'set', file, path, value: name},
      ];
      const place = nameOfPath(path, root, value, language, pick);
      return editor.saveWith(edits, say('lists.step.upload', {list: label, place}));
    },
    arrange: (...entry) => void arrange(...entry),
    begin: fresh.begin,
    showsEmpty: () => true,
    leave: () => undefined,
  };

  const add = async (entry: NewEntryState, path: FilePath): Promise<boolean> => {
    const form = formAt(root, value, entry.list);
    const name = form?.kind === 'list' ? titleOf(form.item, entry.value, language) : '';
    const step = say('lists.step.insert', {list: label, name});
    const isHere = rememberPlace();
    setRejected(true);
    if (!(await editor.saveWith(fresh.edits, step))) return false;
    setRejected(false);
    setUploads((all) => [...all, ...entry.uploads]);
    fresh.cancel();
    announce(say('lists.added', {name}));
    if (!isHere()) return true;
    if (entry.list.length === 0) go({view: 'list', name: model.name, path});
    focusSoon(path);
    return true;
  };
  const cancel = (list: FilePath) => {
    fresh.cancel();
    forgetRejection();
    focusSoon(list);
  };
  const forgetRejection = () => {
    setRejected(false);
    // With nothing typed, what was wrong with the entry is gone, too.
    if (editor.pending.length === 0 && editor.problems.length > 0) editor.revertAll();
  };
  const addingHost = useAddingHost(host, fresh, root, {
    rejected: isRejected ? editor.problems : [],
    onChange: forgetRejection,
  });
  const {entry, path} = fresh;
  const adding: Adding | undefined =
    entry && path && addingHost
      ? {
          root,
          path,
          list: entry.list,
          lost: entry.lost,
          host: addingHost,
          add: () => add(entry, path),
          cancel: () => cancel(entry.list),
        }
      : undefined;
  const nameOf = ({target}: Pending) => nameOfPath(target.path, root, value, language, pick);
  return {editor, host, adding, announcement, nameOf};
}

function useListEditor(model: ListModel, label: string, reload: () => Promise<void>): Editor {
  const {file, version, value} = model;
  const before = useRef(value);
  useEffect(() => {
    before.current = value;
  }, [value]);
  const locate = useCallback(
    (pending: Pending) => {
      const {target} = pending;
      const path = locateEntry(target.path, before.current, value);
      return path && {...target, path};
    },
    [value],
  );
  return useEditor({
    label,
    versions: useMemo(() => ({[file]: version}), [file, version]),
    read: (target) => partAt(value, target.path),
    reload,
    locate,
  });
}

/** The form of a new entry reads and changes the entry, not the file. */
function useAddingHost(
  host: FormHost,
  fresh: ReturnType<typeof useNewEntry>,
  root: Form,
  {rejected, onChange}: {rejected: readonly Problem[]; onChange: () => void},
): FormHost | undefined {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const {entry, path: place, problems} = fresh;
  if (!entry || !place) return undefined;
  const value = withNewEntry(host.value, host.file, entry);
  const change: FormHost['change'] = (path, part) => {
    onChange();
    fresh.change(path, part);
  };
  return {
    ...host,
    value,
    change,
    isChanged: () => false,
    problems: problemsOfEntry(rejected.length > 0 ? rejected : problems, root, value, place),
    open: {},
    uploads: entry.uploads,
    upload: (upload, path, name) => {
      onChange();
      fresh.addUpload(upload, path, name);
      return Promise.resolve(true);
    },
    arrange: (at, to) => {
      const list = at.slice(0, -1);
      const arranged = applyEdits(value, host.file, [arrangement(host.file, at, to)]);
      change(list, partAt(arranged, list));
    },
    begin: undefined,
    showsEmpty: (path) => left.has(pathKey(path)),
    leave: (path) => setLeft((all) => new Set([...all, pathKey(path)])),
  };
}

/** Moves or removes an entry. */
const arrangement = (file: string, path: FilePath, to: number | undefined): Edit =>
  to === undefined ? {kind: 'set', file, path} : {kind: 'move', file, path, to};

const lengthOf = (list: Json | undefined): number => (isList(list) ? list.length : 0);

/** Focuses a place as soon as it is on the screen. */
function useFocusSoon(): (path: FilePath) => void {
  const wanted = useRef<FilePath>(undefined);
  useEffect(() => {
    if (wanted.current && focusAt(wanted.current)) wanted.current = undefined;
  });
  return (path) => {
    wanted.current = path;
  };
}
