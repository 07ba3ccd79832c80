import {parsePage} from '../../src/plugins/content/readPages';
import {wordFields} from '../../src/plugins/content/words';
import {cleanText} from './cleanText';
import {EditError} from './editError';
import {splice} from './splice';
import {applyYamlEdit} from './yamlEdits';

/** Changes a field between the two lines "---", or adds it below the others. */
export function applyFieldEdit(
  file: string,
  source: string,
  {key, text}: {key: string; text: string},
): string {
  const [whole, open = '', fields = ''] =
    /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (whole === undefined) {
    throw new EditError('The page has no lines "---" at its top, between which its title is.');
  }
  const range = [open.length, open.length + fields.length] as const;
  if (!wordFields.includes(key)) throw new EditError(`"${key}" is no text.`);
  const value = cleanText(text);
  const changed = splice(
    source,
    range,
    applyYamlEdit(fields, {kind: 'set', file, path: [key], value}),
  );
  const after = parsePage(file, changed);
  if (
    after.frontMatter.get(key)?.value !== value ||
    !after.source.endsWith(source.slice(range[1]))
  ) {
    throw new EditError(after.problems[0]?.message ?? 'This text cannot be written here.');
  }
  return changed;
}
