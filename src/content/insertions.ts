import {inEach, type Locale} from 'nepali-text/locale';
import type {FactEntry} from '../data/facts';
import type {Lists as Data} from '../data/lists';
import {inspectSite} from '../data';
import {help} from './help';
import type {ContentFiles} from 'content/read/files';
import {mdxComponents} from 'content/read/components';
import {partsOf} from 'content/read/values';

type Texts = Readonly<Record<Locale, string | undefined>>;

interface SiteValue {
  /** The id of a fact, or the part of a contact. */
  id: string;
  /** Of a fact. */
  form?: 'short' | 'both' | 'as-of';
  /** `<Fact id="fee" />` */
  page: string;
  /** `{fee}`; absent where a list cannot contain it. */
  list?: string;
  value: Texts;
}

/** What stands for a value in a text, with its name and its value in each language. */
interface Insertion extends Partial<Pick<SiteValue, 'page' | 'list'>> {
  label: Texts;
  value: Texts;
  /** `{count}`: only the page knows the value, which is its name here. */
  isKnownToPage?: boolean;
}

type Lists = Readonly<Record<Locale, Partial<Data>>>;

/**
 * What stands for a value in the texts of a site. A writer can put in the name of the site, the ways to reach us, and
 * every fact; what is in a list with a problem is left out. What only a page knows is already in its texts.
 */
export async function insertions(site: ContentFiles): Promise<Insertion[]> {
  const {lists, files} = await inspectSite(site);
  const known = [...brand(lists), ...contacts(lists), ...facts(lists)];
  const written = files
    .flatMap(({value}) => [...partsOf(value)])
    .flatMap(({value}) => (typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []) : []))
    .filter((list) => known.every((one) => one.list !== list));
  return [
    ...known.map(({id, form, ...rest}): Insertion => {
      const [name, about] = [nameOf(id), form && nameOf(form)];
      const label = about ? inEach((locale) => `${name[locale]} (${about[locale]})`) : name;
      return {...rest, label};
    }),
    ...[...new Set(written)].map((list): Insertion => {
      const label = nameOf(list.slice(1, -1));
      return {label, list, value: label, isKnownToPage: true};
    }),
  ];
}

/** By help.yml. */
const nameOf = (id: string): Texts =>
  [`facts.${id}`, `insertions.${id}`, id].flatMap((key) => help.fields[key] ?? [])[0] ??
  inEach(() => id.replaceAll('-', ' '));

function brand(lists: Lists): SiteValue[] {
  const value = inEach((locale) => lists[locale].site?.name);
  return value.en === undefined ? [] : [{id: 'brand', page: '<Brand />', list: '{brand}', value}];
}

/** As src/components/ContactDetail shows them. */
const contactValues: Readonly<Record<string, (lists: Lists[Locale]) => string | undefined>> = {
  address: ({site}) => site?.address,
  phone: ({site}) => site?.phone.shown,
  email: ({site}) => site?.email.address,
  hours: ({facts}) => facts?.['calling-hours']?.text,
};

function contacts(lists: Lists): SiteValue[] {
  return (mdxComponents.Contact?.values?.part ?? []).flatMap((part) => {
    const value = inEach((locale) => contactValues[part]?.(lists[locale]));
    if (value.en === undefined) return [];
    return [{id: part, page: `<Contact part="${part}" />`, value}];
  });
}

/** Every fact, in each of its forms, as src/components/Fact shows them. */
function facts(lists: Lists): SiteValue[] {
  return Object.values(lists.en.facts ?? {}).flatMap(({id, short, iso, asOf}): SiteValue[] => {
    const valueIn = (textOf: (fact: FactEntry) => string | undefined) =>
      inEach((locale) => {
        const fact = lists[locale].facts?.[id];
        return fact && textOf(fact);
      });
    const forms = {
      short: short !== undefined && valueIn((fact) => fact.short),
      both: iso !== undefined && valueIn(inBothCalendars),
      'as-of': asOf !== undefined && valueIn((fact) => fact.asOf && inBothCalendars(fact.asOf)),
    };
    return [
      {id, page: `<Fact id="${id}" />`, list: `{${id}}`, value: valueIn(({text}) => text)},
      ...Object.entries(forms).flatMap(([form, value]): SiteValue[] =>
        value
          ? [
              {
                id,
                form: form as SiteValue['form'],
                page: `<Fact id="${id}" form="${form}" />`,
                ...(form === 'short' && {list: `{${id}.short}`}),
                value,
              },
            ]
          : [],
      ),
    ];
  });
}

const inBothCalendars = ({text, gregorian}: Pick<FactEntry, 'text' | 'gregorian'>): string =>
  gregorian ? `${text} (${gregorian})` : text;
