import type {ContentFiles} from 'content/read/files';
import {partsOf} from 'content/read/values';
import {inEach} from 'nepali-text/locale';
import {site} from '../site';
import type {Insertion} from '../types';
import {labelOf, nameOfEntry} from './words';

/** What stands for a value in the texts of the site: what a writer can put in, and what only a page knows. */
export async function insertionsIn(content: ContentFiles): Promise<Insertion[]> {
  const {files} = await site.inspectSite(content);
  const known = (await site.insertions(content)).map(({id, form, ...rest}): Insertion => {
    const name = nameOfEntry('facts', id) ?? labelOf(id, 'insertions');
    const about = form && labelOf(form, 'insertions');
    const label = about ? inEach((locale) => `${name[locale]} (${about[locale]})`) : name;
    return {...rest, label};
  });
  const written = files
    .flatMap(({value}) => [...partsOf(value)])
    .flatMap(({value}) => (typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []) : []))
    .filter((list) => known.every((one) => one.list !== list));
  return [
    ...known,
    ...[...new Set(written)].map((list): Insertion => {
      const label = labelOf(list.slice(1, -1), 'insertions');
      return {label, list, value: label, isKnownToPage: true};
    }),
  ];
}
