import {
  type Collection,
  FLAGS,
  ICONS,
  listContract,
  mapContract,
  PORTRAITS,
  recordContract,
  type Shape,
  TRADES,
} from 'content/lists/contract';
import type {FieldSchemas} from 'content/lists/fields';
import * as z from 'zod';
import type {PageCopy} from '@site/src/data/pages';
import {facts} from './facts';
import {fonts} from './fonts';
import {media} from './media';
import {milestones} from './milestones';
import {mission} from './mission';
import {navigation} from './navigation';
import {pictures} from './pictures';
import {redirects} from './redirects';
import {site} from './site';
import {videos} from './videos';

/*
 * The contracts of the plain lists; each of the others has a file of its own. `npm run dev` loads them once: restart it
 * after a change. Zod is imported as `* as z`, because Docusaurus loads plugins by jiti, which loses the export `z`.
 */

/** An illustration stands in for a person of whom there is no photograph. */
const personFields = (field: FieldSchemas) => ({
  /** An illustration of a person, for a profession or a role; by default a person at a plain desk. */
  portrait: field
    .drawing(PORTRAITS)
    .optional()
    .transform((name) => name ?? 'office-card'),
  image: field.picture(pictures.portrait).optional(),
  placeholder: field.placeholder,
});

/** The fields of a person whom the search of the Career page finds. */
const candidateFields = (field: FieldSchemas) => ({
  id: field.id,
  name: field.text,
  field: field.text,
  city: field.idIn('choices.cities'),
  profession: field.idIn('choices.professions'),
});

const organisationFields = (field: FieldSchemas) =>
  z.strictObject({
    id: field.id,
    name: field.text,
    image: field.picture(pictures.logo).optional(),
    placeholder: field.placeholder,
  });

const withCity = (field: FieldSchemas) =>
  field.copy({kind: 'text', values: ['city']}) as z.ZodType<string>;

/** What the owner has to answer and no list has a place for; `npm run launch-check` prints it. */
const questions = listContract({
  schema: (field) => z.strictObject({id: field.id, disagrees: field.line}),
});

const certificates = listContract({
  expected: {all: 15},
  schema: (field) =>
    z.strictObject({
      id: field.id,
      title: field.text,
      about: field.text.optional(),
      shape: z.enum(['portrait', 'landscape']),
      kind: z.enum(['registration', 'letter', 'award']),
      image: field.picture(pictures.certificate).optional(),
      placeholder: field.placeholder,
    }),
});

const choices = mapContract({
  schema: (field) => {
    const choice = z.strictObject({id: field.id, name: field.text});
    return z.strictObject({
      cities: z.array(choice),
      professions: z.array(choice),
      helpTopics: z.array(choice),
      callbackCountries: z.array(field.country(FLAGS)),
    });
  },
});

const cities = listContract({
  expected: {all: 9},
  schema: (field) =>
    z.strictObject({
      id: field.idIn('choices.cities'),
      name: field.text,
      text: field.text,
      image: field.picture(pictures.city).optional(),
    }),
});

const contacts = listContract({
  expected: {all: 3},
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      role: field.text,
      app: field.text,
      link: field.link,
      ...personFields(field),
    }),
});

const countries = listContract({
  schema: (field) => z.strictObject({id: field.countryId, dial: field.dialCode, name: field.text}),
  // Nepal first, because most readers dial from there; the others by the name that the page shows.
  // Sorted at build time: a browser without Nepali data would order the names differently.
  arrange: (countries, locale) => {
    const byName = new Intl.Collator(locale);
    return [...countries].sort(
      (one, other) =>
        Number(other.id === 'NP') - Number(one.id === 'NP') || byName.compare(one.name, other.name),
    );
  },
});

const features = listContract({
  expected: {all: 9},
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      group: z.enum(['find', 'trust', 'join']).optional(),
      icon: field.drawing(ICONS),
      text: field.text,
    }),
});

const graduates = listContract({
  schema: (field) => z.strictObject({...candidateFields(field), ...personFields(field)}),
});

const outlets = recordContract({
  schema: organisationFields,
  arrange: (entries, locale) => {
    const {compare} = new Intl.Collator(locale, {numeric: true});
    return [...entries].sort((one, other) => compare(one.name, other.name));
  },
});

const partners = listContract({schema: organisationFields});

const profiles = listContract({
  schema: (field) =>
    z.strictObject({
      ...candidateFields(field),
      experienceYears: field.years,
      expectedSalary: field.rupees,
      internedHere: z.boolean().optional(),
      ...personFields(field),
    }),
});

const services = listContract({
  expected: {all: 22},
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      /** Who does it, where the name is that of an activity. */
      person: field.text.optional(),
      icon: field.drawing(TRADES),
      people: withCity(field),
      wanted: field.text,
      where: withCity(field),
      /** What may be chosen for the message: a word, and the sentence that says it. */
      needs: z
        .array(z.strictObject({name: field.text, says: field.text}))
        .min(1)
        .optional(),
      also: field.text,
      description: field.text,
      lead: field.text,
      specialities: z.array(field.text).min(1),
      meeting: z.enum(['come', 'work', 'buy']),
      before: z.array(field.text).min(1),
      provider: field.text,
    }),
});

const stacks = listContract({
  schema: (field) => z.strictObject({id: field.id, name: field.text, icon: field.drawing(TRADES)}),
});

const team = listContract({
  expected: {all: 8},
  schema: (field) =>
    z.strictObject({id: field.id, name: field.text, role: field.text, ...personFields(field)}),
});

/** The contract of each list of src/data: `team` is that of src/data/team.yml. */
export const collections = {
  certificates,
  choices,
  cities,
  contacts,
  countries,
  facts,
  questions,
  features,
  fonts,
  graduates,
  media,
  milestones,
  mission,
  navigation,
  outlets,
  partners,
  profiles,
  redirects,
  services,
  site,
  stacks,
  team,
  videos,
} satisfies Readonly<Record<string, Collection>>;

type Collections = typeof collections;

type PageData<Schema extends z.ZodType, ListShape extends Shape> = {
  list: z.output<Schema>[];
  record: Record<string, z.output<Schema>>;
  map: z.output<Schema>;
}[ListShape];

/** What a page gets from `@site/src/data/<name>.yml`: one locale, with dates and numbers formatted. */
export type Data<Name extends keyof Lists> = Lists[Name];

export type Lists = {
  [Name in keyof Collections]: PageData<
    ReturnType<Collections[Name]['schema']>,
    Collections[Name]['shape']
  >;
} & PageCopy;

export type {Rich} from 'content/lists/copyText';
export type {FactEntry} from './facts';
export type {Country, LocalDate, LocalNumber} from 'content/lists/pageValues';
export type {PictureFiles} from 'content/pictures/pictureOf';
