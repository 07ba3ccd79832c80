import {type Sentence, SentenceError} from 'content-checks/sentences';
import type {Edit, Json, TextEdit} from '../protocol';
import {EditError} from 'minimal-edits/editError';
import {applyMarkdownEdit, markdownAt} from 'minimal-edits/markdownEdits';
import {setYaml, yamlAt} from 'minimal-edits/yamlEdits';
import {say} from '../sentences';
import {isSame, merge} from 'minimal-edits/values';
import type {Change} from './steps';
import {contentOf} from './writeChanges';

/** @throws EditError when the edit does not fit the text */
function applyEdit(source: string, edit: TextEdit): string {
  if (isMarkdown(edit)) return applyMarkdownEdit(source, edit);
  if (edit.kind === 'set') return setYaml(source, edit.path, edit.value);
  throw new EditError(say('room.request'));
}

const isMarkdown = ({file}: Edit): boolean => /\.mdx?$/.test(file);

/** What an edit is about, as it is now. */
function currentAt(source: string, edit: TextEdit): Json | undefined {
  if (edit.kind === 'insert') return markdownAt(edit.file, source, edit.index - 1);
  return isMarkdown(edit) ? markdownAt(edit.file, source, edit.path[0]) : yamlAt(source, edit.path);
}

/** An edit on the file as it is now: what others have changed elsewhere in the value stays. */
async function onCurrent(siteDir: string, edit: Edit): Promise<{edit: Edit; isOutdated: boolean}> {
  const content = await contentOf(siteDir, edit.file);
  if (edit.kind === 'upload' || content === null) {
    return {edit, isOutdated: (content === null) !== (edit.kind === 'upload')};
  }
  try {
    const now = currentAt(String(content), edit);
    if (edit.kind === 'insert' || edit.value === undefined) {
      return {edit, isOutdated: !isSame(now, edit.was)};
    }
    const {value, conflicts} = merge(edit.was, edit.value, now);
    return {edit: {...edit, value}, isOutdated: conflicts.length > 0};
  } catch (error) {
    // Making the edit says what is wrong with the file.
    if (error instanceof EditError) return {edit, isOutdated: false};
    throw error;
  }
}

/** Edits on the files as they are now. @param outdated the files in which others have changed the same */
export async function onFiles(
  siteDir: string,
  edits: readonly Edit[],
): Promise<{edits: Edit[]; outdated: string[]}> {
  const found = await Promise.all(edits.map((edit) => onCurrent(siteDir, edit)));
  return {
    edits: found.map(({edit}) => edit),
    outdated: found.flatMap(({edit, isOutdated}) => (isOutdated ? [edit.file] : [])),
  };
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function decode({file, content}: Extract<Edit, {kind: 'upload'}>): Buffer {
  if (content === '' || !BASE64.test(content)) {
    throw new EditError(say('upload.part', {file}));
  }
  return Buffer.from(content, 'base64');
}

/** An edit that cannot be made, with the file that it is about. */
export class FileEditError extends SentenceError {
  constructor(
    readonly file: string,
    sentence: Sentence,
  ) {
    super(sentence);
  }
}

/**
 * What edits make of the files of a site, which stay as they are.
 *
 * @throws FileEditError at the first one that cannot be made
 */
export async function changesBy(siteDir: string, edits: readonly Edit[]): Promise<Change[]> {
  const changes = new Map<string, Change>();
  for (const edit of edits) {
    const {file} = edit;
    const {before, after} = changes.get(file) ?? (await unchanged(siteDir, file));
    try {
      changes.set(file, {file, before, after: Buffer.from(edited(after, edit))});
    } catch (error) {
      if (error instanceof EditError) throw new FileEditError(file, error.sentence);
      throw error;
    }
  }
  return [...changes.values()];
}

async function unchanged(siteDir: string, file: string): Promise<Change> {
  const content = await contentOf(siteDir, file);
  return {file, before: content, after: content};
}

function edited(content: Buffer | null, edit: Edit): string | Buffer {
  const {file} = edit;
  if (edit.kind === 'upload') {
    if (content) throw new EditError(say('upload.there', {file}));
    return decode(edit);
  }
  return applyEdit(String(content ?? ''), edit);
}
