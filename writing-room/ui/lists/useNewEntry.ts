import {useCallback, useEffect, useState} from 'react';
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
import {draftsOf, dropDraft, keepDraft} from '../drafts';
import {applyEdits, isFields, isList, isWithin, partAt, withPart} from './applyEdits';
import {formAt, rootForm, today} from './forms';
import type {Upload} from './host';
import {blank, inFormOrder, hasOwnId, idFor, idsIn, positionFor} from './entryValues';

/** An entry that is filled in and not in the file yet. */
export interface NewEntryState {
  /** Of the list that it will be in. */
  list: FilePath;
  index: number;
  value: Json;
  uploads: readonly Upload[];
  /** Names of files that a reload took away: they are to be chosen again. */
  lost: readonly string[];
  /** Whether the writer chose the id; otherwise it follows the name. */
  hasChosenId: boolean;
}

export interface NewEntryControl {
  entry: NewEntryState | undefined;
  path: FilePath | undefined;
  problems: readonly Problem[];
  begin: (list: FilePath, item: Form, copyOf?: Json) => void;
  change: (path: FilePath, value: Json | undefined) => void;
  /** Adds a file, and its name in a field. */
  addUpload: (upload: Upload, path: FilePath, name: string) => void;
  cancel: () => void;
  edits: readonly Edit[];
  /** Problems that saving brought. */
  setProblems: (problems: readonly Problem[]) => void;
}

/** How long a writer pauses before what was typed is checked. */
const PAUSE_MS = 300;
/** The name of the draft in the browser. */
const PLACE = 'new';

/**
 * An entry that is being added, to the list of a file or to a list within it.
 *
 * @param value what the file holds with everything that was typed
 */
export function useNewEntry(model: ListModel, value: Json): NewEntryControl {
  const {file} = model;
  const [entry, setEntry] = useState(() => restored(file));
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  useEffect(() => {
    if (!entry) return;
    const {list, index, value: kept, hasChosenId, lost} = entry;
    // Of the files, their names alone: they can be larger than what a browser keeps.
    const files = [...lost, ...usedUploads(entry).map((upload) => upload.file)];
    keepDraft({file, place: PLACE, value: {list, index, value: kept, hasChosenId, files}});
    let isStale = false;
    const timer = setTimeout(() => {
      call('check', {edits: editsOf(file, entry)})
        .then((answer) => {
          if (!isStale) setProblems(answer.problems);
        })
        // Saving says it.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [file, entry]);

  const settle = useCallback(
    (next: NewEntryState): NewEntryState => {
      const form = formAt(rootForm(model), value, next.list);
      if (form?.kind !== 'list') return next;
      const listed = partAt(value, next.list);
      const entries = isList(listed) ? listed : [];
      const hasId = hasOwnId(form.item, next.value) && !next.hasChosenId;
      const name = [model.name, ...next.list].join('/');
      const made = hasId
        ? withPart(next.value, ['id'], idFor(form.item, next.value, name, idsIn(entries)))
        : next.value;
      const index = positionFor(form.item, entries, made);
      return {...next, value: inFormOrder(form.item, made), index};
    },
    [model, value],
  );

  const begin = (list: FilePath, item: Form, copyOf?: Json) => {
    const first = copyOf ?? blank(item, today());
    setEntry(settle({list, index: 0, value: first, uploads: [], lost: [], hasChosenId: false}));
  };
  const path = entry && [...entry.list, entry.index];
  const change = (at: FilePath, part: Json | undefined, more?: Partial<NewEntryState>) => {
    if (!entry || !path || !isWithin(at, path)) return;
    const within = at.slice(path.length);
    const hasChosenId = entry.hasChosenId || pathKey(within) === 'id';
    setEntry(settle({...entry, value: withPart(entry.value, within, part), hasChosenId, ...more}));
  };
  return {
    entry,
    path,
    problems: entry ? problems : [],
    begin,
    change: (at, part) => change(at, part),
    addUpload: (upload, at, name) => {
      if (entry) change(at, name, {uploads: [...entry.uploads, upload], lost: []});
    },
    cancel: () => {
      dropDraft({file, place: PLACE});
      setEntry(undefined);
      setProblems([]);
    },
    edits: entry ? editsOf(file, entry) : [],
    setProblems,
  };
}

function editsOf(file: string, entry: NewEntryState): Edit[] {
  const {list, index, value} = entry;
  return [
    ...usedUploads(entry).map(({file: name, content}): Edit => ({
      kind: 'upload',
      file: name,
      content,
    })),
    {kind: 'insert', file, path: list, index, value},
  ];
}

/** Those that were not replaced by another one. */
const usedUploads = ({value, uploads}: NewEntryState): Upload[] =>
  uploads.filter(({file}) => JSON.stringify(value).includes(file.split('/').at(-1) ?? ''));

/** What the file would hold with the entry. */
export const withNewEntry = (value: Json, file: string, entry: NewEntryState): Json =>
  applyEdits(value, file, [
    {kind: 'insert', file, path: entry.list, index: entry.index, value: entry.value},
  ]);

function restored(file: string): NewEntryState | undefined {
  const draft = draftsOf(file).find(({place}) => place === PLACE)?.value;
  if (!isFields(draft) || !isList(draft.list) || draft.value === undefined) return undefined;
  const list = draft.list.filter((key) => typeof key === 'string' || typeof key === 'number');
  const names = isList(draft.files) ? draft.files : [];
  const lost = names.filter((name) => typeof name === 'string');
  return {
    list,
    index: Number(draft.index),
    value: withoutFiles(draft.value, lost),
    uploads: [],
    lost,
    hasChosenId: draft.hasChosenId === true,
  };
}

/** A value without the fields that name one of these files: "/img/team/asha.jpg", "asha.ttf". */
function withoutFiles(value: Json, files: readonly string[]): Json {
  if (isList(value)) return value.map((item) => withoutFiles(item, files));
  if (!isFields(value)) return value;
  const isNamed = (part: Json) =>
    typeof part === 'string' && part !== '' && files.some((file) => isPathEnd(file, part));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      isNamed(part) ? [] : [[key, withoutFiles(part, files)]],
    ),
  );
}

const isPathEnd = (file: string, end: string): boolean =>
  file.endsWith(end.startsWith('/') ? end : `/${end}`);
