/* A problem of the checks as the room shows it. */
import '../sentences';
import 'minimal-edits/sentences';
import type {Problem as Found} from 'content-checks/diagnostics';
import {sentenceOf} from 'content-checks/sentences';
import type {Locale} from 'nepali-text/locale';
import {labelOf, textsAt} from '../models/words';
import type {Problem} from '../protocol';
import {withTypedExample} from './typedExample';

/** In a language, with the labels of fields and lists, and with an example that can be typed. */
export function shownProblem(problem: Found, locale: Locale): Problem {
  const {id, values = {}, more = [], place = [], ...rest} = withTypedExample(problem);
  const {field, list} = values;
  const named = {
    ...values,
    // What is no field has no label.
    ...(typeof field === 'string' &&
      id !== 'field.unknown' && {field: labelOf(field, place.at(-2))[locale] ?? field}),
    ...(typeof list === 'string' && {list: textsAt('lists', list)?.[locale] ?? list}),
  };
  return {...rest, place, message: sentenceOf({id, values: named, more}, locale)};
}
