import {collections} from '../../../src/collections';
import {formatDate, formatHour} from 'nepali-text/format';
import {type Locale, locales} from 'nepali-text/locale';
import {valueAt} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import type {FilePath, Form, Json, Place} from '../../protocol';
import {formOf} from '../forms';
import {isList} from '../list';
import {toJson} from '../listNames';
import type {SiteValues} from './shownText';
import {writtenText, type WrittenText} from './writtenText';

/** The contracts do not change while the room is open. */
const forms = new Map<string, Form>();

/** The texts and the lines of words in a list; facts as pages show them. */
export function textsInList(file: YamlFile, values: SiteValues): WrittenText[] {
  const {list} = file;
  if (!isList(list) || file.value === undefined) return [];
  const {shape} = collections[list];
  const form = forms.get(list) ?? formOf(list, collections[list], () => []);
  forms.set(list, form);
  const whole: Form = shape === 'map' ? form : {kind: 'list', item: form};
  return inValue(values, list, toJson(file.value), whole, []);
}

function inValue(
  values: SiteValues,
  list: string,
  value: Json | undefined,
  form: Form,
  at: FilePath,
): WrittenText[] {
  const place = {where: {view: 'list', name: list, path: at} as const, source: list};
  const part = (key: string | number) => valueAt(value, [key]) as Json | undefined;
  switch (form.kind) {
    case 'group':
      return form.fields.flatMap(({key, form: own}) =>
        inValue(values, list, part(key), own, [...at, key]),
      );
    case 'variants': {
      const variant = form.variants.find((one) => one.value === part(form.by));
      const own = variant ? inValue(values, list, value, variant.form, at) : [];
      return list === 'facts' ? [...own, ...figure(values, at, String(part('id')))] : own;
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((_, index) => inValue(values, list, part(index), form.item, [...at, index]))
        : [];
    case 'text':
      return locales.flatMap((locale) => {
        const text = part(locale);
        return typeof text === 'string' ? writtenText(values, locale, text, place) : [];
      });
    case 'line': {
      if (typeof value !== 'string') return [];
      const {format} = form;
      if (format === 'id' || format === 'link') return [];
      return locales.flatMap((locale) =>
        writtenText(values, locale, lineIn(value, format, locale), place),
      );
    }
    default:
      return [];
  }
}

function lineIn(value: string, format: string | undefined, locale: Locale): string {
  try {
    if (format === 'date') return formatDate(value, locale);
    if (format === 'hour') return formatHour(value, locale);
  } catch {
    // Not a day or an hour: the check says so.
  }
  return value;
}

/** The value of a fact as pages show it. */
function figure(values: SiteValues, at: FilePath, id: string): WrittenText[] {
  const where: Place = {view: 'list', name: 'facts', path: [...at, 'value']};
  return locales.flatMap((locale) => {
    const text = values(locale).get(id);
    return text === undefined ? [] : writtenText(values, locale, text, {where, source: 'facts'});
  });
}
