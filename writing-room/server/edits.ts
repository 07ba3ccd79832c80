import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Sentence} from 'content-checks/sentences';
import type {Edit, TextEdit} from '../protocol';
import {EditError} from '../files/editError';
import {applyMarkdownEdit} from '../files/markdownEdits';
import {applyYamlEdit} from '../files/yamlEdits';
import {say, SentenceError} from '../sentences';

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
 * Makes the edits in the files of a folder.
 *
 * @throws FileEditError at the first one that cannot be made; some may have been made then
 */
export async function applyEdits(folder: string, edits: readonly Edit[]): Promise<void> {
  for (const edit of edits) {
    const place = path.join(folder, edit.file);
    try {
      if (edit.kind === 'upload') {
        if (existsSync(place)) throw new EditError(say('upload.there', {file: edit.file}));
        await mkdir(path.dirname(place), {recursive: true});
        await writeFile(place, decode(edit));
      } else {
        await writeFile(place, applyEdit(await readFile(place, 'utf8'), edit));
      }
    } catch (error) {
      if (error instanceof EditError) throw new FileEditError(edit.file, error.sentence);
      throw error;
    }
  }
}
