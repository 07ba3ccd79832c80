import type {Locale} from 'nepali-text/locale';
import type {FilePath, Form, Json, Texts} from '../../protocol';
import {partAt} from './applyEdits';
import {fieldsOf, formAt} from './forms';
import {titleOf} from './titles';

/** The entries and fields that a path leads through, as a writer knows them: "Asha Tamang › Role". */
export function nameOfPath(
  path: FilePath,
  root: Form,
  value: Json,
  language: Locale,
  pick: (texts: Texts) => string,
): string {
  return path
    .map((key, depth) => {
      const around = path.slice(0, depth);
      if (typeof key === 'number') {
        const at = path.slice(0, depth + 1);
        const form = formAt(root, value, at);
        return (form && titleOf(form, partAt(value, at), language)) || String(key + 1);
      }
      const form = formAt(root, value, around);
      const field = form && fieldsOf(form, partAt(value, around)).find((one) => one.key === key);
      return field ? pick(field.label) : key;
    })
    .join(' › ');
}
