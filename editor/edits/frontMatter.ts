import {isScalar, parseDocument} from 'yaml';
import {parsePage} from 'content/read/pages';
import {isWordField} from 'content/read/words';
import {pageFields, writeFields} from 'content/read/yaml';
import {cleanText} from './cleanText';
import {EditError} from './editError';
import {splice} from './splice';
import {say} from './sentences';

/** Changes a field between the two lines "---", or adds it below the others. */
export function applyFieldEdit(file: string, source: string, key: string, text: string): string {
  const [whole, open = '', fields = ''] =
    /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (whole === undefined) {
    throw new EditError(say('edit.noMatter'));
  }
  const range = [open.length, open.length + fields.length] as const;
  if (!isWordField(key)) throw new EditError(say('edit.noText', {key}));
  const value = cleanText(text);
  const changed = splice(source, range, withField(fields, key, value));
  const after = parsePage(file, changed);
  if (
    after.frontMatter.get(key)?.value !== value ||
    !after.source.endsWith(source.slice(range[1]))
  ) {
    throw new EditError(after.problems[0] ?? say('edit.notHere'));
  }
  return changed;
}

/** The fields with another text in one of them; their comments, quotes and order stay. */
function withField(fields: string, key: string, text: string): string {
  const document = parseDocument(fields, {prettyErrors: false, stringKeys: true, ...pageFields});
  if (document.errors.length > 0) throw new EditError(say('edit.unreadable'));
  const old = document.get(key, true);
  if (isScalar(old)) old.value = text;
  else document.set(key, text);
  const written = writeFields(document);
  return fields.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
}
