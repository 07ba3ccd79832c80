/* What the edits of a writer make of the files as they are now. */
import {applyMarkdownEdit, markdownAt} from '../edits/markdownEdits';
import {isSameValue, merge} from '../edits/values';
import {setYaml, yamlAt} from '../edits/yamlEdits';
import type {Edit, TextEdit} from '../types';
import {EditError, say} from '../sentences';
import {type Content, encode, textOf} from '../content';
import {fromBase64, type SiteFiles} from './snapshots';

type Upload = Extract<Edit, {kind: 'upload'}>;

const isMarkdown = ({file}: Edit): boolean => /\.mdx?$/.test(file);

/** Of one text, in characters, as `text.tooLong` says: the checks need seconds for it. */
const LONGEST_TEXT = 100_000;

const isTooLong = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > LONGEST_TEXT
    : Object.values(Object(value)).some(isTooLong);

/** An edit on the file as it is now: what others have changed elsewhere in the value stays. */
function onCurrent(files: SiteFiles, edit: Edit): {edit: Edit; isOutdated: boolean} {
  const source = textOf(files.get(edit.file));
  if (edit.kind === 'upload' || source === undefined) {
    return {edit, isOutdated: (source === undefined) !== (edit.kind === 'upload')};
  }
  try {
    const now = isMarkdown(edit)
      ? markdownAt(source, edit)
      : edit.kind === 'set' && yamlAt(source, edit.path);
    if (edit.kind !== 'set' || edit.value === undefined) {
      return {edit, isOutdated: !isSameValue(now, edit.was)};
    }
    // The same position may be another block now: the page finds the right one.
    if (isMarkdown(edit)) {
      return {edit, isOutdated: !isSameValue(now, edit.was) && !isSameValue(now, edit.value)};
    }
    const {value, conflicts} = merge(edit.was, edit.value, now);
    return {edit: {...edit, value}, isOutdated: conflicts.length > 0};
  } catch (error) {
    // Making the edit says what is wrong with the file.
    if (error instanceof EditError) return {edit, isOutdated: false};
    throw error;
  }
}

/**
 * Edits on the files as they are now, and the files in which others have changed the same.
 *
 * @throws EditError for a text that is too long
 */
export function onFiles(
  files: SiteFiles,
  edits: readonly Edit[],
): {edits: Edit[]; outdated: string[]} {
  const long = edits.find((edit) => 'value' in edit && isTooLong(edit.value));
  if (long) throw new EditError(say('text.tooLong'), {file: long.file});
  const found = edits.map((edit) => onCurrent(files, edit));
  return {
    edits: found.map(({edit}) => edit),
    outdated: found.filter(({isOutdated}) => isOutdated).map(({edit}) => edit.file),
  };
}

/**
 * What edits make of the files of a site, which stay as they are.
 *
 * @throws EditError at the first one that cannot be made
 */
export function changesBy(files: SiteFiles, edits: readonly Edit[]) {
  const contents = new Map<string, Uint8Array>();
  for (const edit of edits) {
    const {file} = edit;
    const now = contents.get(file) ?? files.get(file);
    try {
      const isUpload = edit.kind === 'upload';
      contents.set(file, isUpload ? uploaded(now, edit) : encode(edited(textOf(now) ?? '', edit)));
    } catch (error) {
      throw error instanceof EditError ? new EditError(error.sentence, {file}) : error;
    }
  }
  return Array.from(contents, ([file, content]) => ({file, content}));
}

/** @throws EditError when the edit does not fit the text */
function edited(source: string, edit: TextEdit): string {
  if (isMarkdown(edit)) return applyMarkdownEdit(source, edit);
  if (edit.kind === 'set') return setYaml(source, edit.path, edit.value);
  throw new EditError(say('editor.request'));
}

/** How files begin, by the endings of their names; `.` is any byte. */
const BEGINNINGS: readonly [endings: RegExp, beginning: RegExp][] = [
  [/jpe?g/i, /^\u00ff\u00d8\u00ff/],
  [/png/i, /^\u0089PNG\r\n/],
  [/webp/i, /^RIFF.{4}WEBP/s],
  [/avif/i, /^.{4}ftyp(?:avi[fs]|mif1)/s],
];

/** Whether a picture begins as the ending of its name says. */
export function isOfItsKind(file: string, bytes: Uint8Array): boolean {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const [, beginning] = BEGINNINGS.find(([endings]) => endings.test(ending)) ?? [];
  return beginning?.test(String.fromCharCode(...bytes.subarray(0, 16))) ?? false;
}

/** @throws EditError where there is a file already, or when it is no file of its kind */
function uploaded(there: Content, {file, content}: Upload): Uint8Array {
  if (there) throw new EditError(say('upload.there', {file}));
  const bytes = fromBase64(content);
  if (isOfItsKind(file, bytes)) return bytes;
  const [name = ''] = file.split('/').slice(-1);
  const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  throw new EditError(say('upload.otherKind', {file: name, ending}));
}
