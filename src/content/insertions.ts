import {inEach, type Locale} from 'nepali-text/locale';
import type {FactEntry} from '../data/facts';
import type {Lists as Data} from '../data/lists';
import {inspectSite} from '../data';
import type {ContentFiles} from 'content/read/files';
import {mdxComponents} from 'content/read/components';

/** What an editor can put into a text, with its value in each language. */
interface Insertion {
  /** The id of a fact, or the part of a contact. */
  id: string;
  /** Of a fact. */
  form?: 'short' | 'both' | 'as-of';
  /** `<Fact id="fee" />` */
  page: string;
  /** `{fee}`; absent where a list cannot contain it. */
  list?: string;
  value: Readonly<Record<Locale, string | undefined>>;
}

type Lists = Readonly<Record<Locale, Partial<Data>>>;

/**
 * What a writer can put into a text, with the value that readers see: the name of the site, the ways
 * to reach us, and every fact. What is in a list with a problem is left out.
 */
export async function insertions(site: ContentFiles): Promise<Insertion[]> {
  const {lists} = await inspectSite(site);
  return [...brand(lists), ...contacts(lists), ...facts(lists)];
}

function brand(lists: Lists): Insertion[] {
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

function contacts(lists: Lists): Insertion[] {
  return (mdxComponents.Contact?.values?.part ?? []).flatMap((part) => {
    const value = inEach((locale) => contactValues[part]?.(lists[locale]));
    if (value.en === undefined) return [];
    return [{id: part, page: `<Contact part="${part}" />`, value}];
  });
}

/** Every fact, in each of its forms, as src/components/Fact shows them. */
function facts(lists: Lists): Insertion[] {
  return Object.values(lists.en.facts ?? {}).flatMap(({id, short, iso, asOf}): Insertion[] => {
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
      ...Object.entries(forms).flatMap(([form, value]): Insertion[] =>
        value
          ? [
              {
                id,
                form: form as Insertion['form'],
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
