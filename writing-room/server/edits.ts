import type {Sentence} from 'content-checks/sentences';
import type {Edit, TextEdit} from '../protocol';
import {EditError} from '../files/editError';
import {applyMarkdownEdit} from '../files/markdownEdits';
import {applyYamlEdit} from '../files/yamlEdits';
import {say, SentenceError} from '../sentences';
import type {Change} from './steps';
import {contentOf} from './writeChanges';

/** @throws EditError when the edit does not fit the text */
const applyEdit = (source: string, edit: TextEdit): string =>
  (/\.mdx?$/.test(edit.file) ? applyMarkdownEdit : applyYamlEdit)(source, edit);

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
  // What is deleted has another version than the one that the writer saw.
  return applyEdit(String(content ?? ''), edit);
}
