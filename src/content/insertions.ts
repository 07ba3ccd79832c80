import {inEach, type Locale} from 'nepali-text/locale';
import type {Lists as Data} from '../data/lists';
import {inspectSite} from '../data';
import type {ContentFiles} from 'content/read/files';
import {mdxComponents} from 'content/read/components';

/** What an editor can put into a text, with its value in each language. */
interface Insertion {
  label: string;
  /** `<Fact id="fee" />` */
  markdown: string;
  /** `{fee}`, for lists; absent where a list cannot contain it. */
  inList?: string;
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
  return value.en === undefined
    ? []
    : [{label: 'Brand', markdown: '<Brand />', inList: '{brand}', value}];
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
    return [{label: `Contact: ${part}`, markdown: `<Contact part="${part}" />`, value}];
  });
}

/** Every fact, and the short form of those that have one. */
function facts(lists: Lists): Insertion[] {
  return Object.values(lists.en.facts ?? {}).flatMap(({id, short}): Insertion[] => {
    const valueOf = (form: 'text' | 'short') =>
      inEach((locale) => lists[locale].facts?.[id]?.[form]);
    const whole: Insertion = {
      label: id,
      markdown: `<Fact id="${id}" />`,
      inList: `{${id}}`,
      value: valueOf('text'),
    };
    if (short === undefined) return [whole];
    return [
      whole,
      {
        label: `${id} (short)`,
        markdown: `<Fact id="${id}" form="short" />`,
        inList: `{${id}.short}`,
        value: valueOf('short'),
      },
    ];
  });
}
