import * as z from 'zod';
import {formatDate} from '../plugins/site-data/formatDate';
import {formatHour} from '../plugins/site-data/formatHour';
import {fillFacts, unknownFact, type FactTexts} from '../plugins/site-data/fillFacts';
import {
  formatAmount,
  formatNumber,
  localDigits,
  type Unit,
} from '../plugins/site-data/formatNumber';
import type {Language} from './language';
import type {FoundPicture, PictureFiles} from './picture';
import * as rules from './rules';

/** One element of a drawing: its tag and its attributes. */
export type SvgNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** A day as a page gets it: for `<time datetime>` and for the reader. */
export interface LocalDate {
  iso: string;
  text: string;
}

/** A number as a page gets it: for sorting and for the reader. */
export interface LocalNumber {
  value: number;
  text: string;
}

/** A country as a page gets it: `dial` in digits, without the plus. */
export interface Country {
  id: string;
  dial: string;
  name: string;
}

/** A time of the day as a page gets it: for counting and for the reader. */
export interface LocalHour {
  /** Since midnight. */
  minutes: number;
  text: string;
}

/** In degrees north and east. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What the fields need to know of the world outside their own file. */
export interface FieldContext {
  language: Language;
  /** Every file under static/, by its address: /img/team/asha.jpg. */
  staticFiles: ReadonlySet<string>;
  icons: Readonly<Record<string, readonly SvgNode[]>>;
  /** What is in a file under static/ that a list names as a picture, once someone has looked. */
  picture(address: string): FoundPicture | undefined;
  /** What is wrong with the file of a typeface, as a sentence for the writer. */
  typeface(file: string): string | undefined;
  /** The ids in a list (`countries`) or a part of one (`choices.professions`), where it can be read. */
  ids(target: string): readonly string[] | undefined;
  /** An entry of countries.yml as a page gets it, where it can be read and is right. */
  country(id: string): Country | undefined;
  /** The facts that a text may name, where facts.yml can be read. */
  facts?: FactTexts;
}

export type Fields = ReturnType<typeof createFields>;

/** The fields that lists are made of. A field checks what stands in a file and gives what a page gets. */
export function createFields(context: FieldContext) {
  const {language, facts} = context;
  const checked = (...all: rules.Rule[]) =>
    z.string().superRefine((value, report) => {
      const message = all.map((rule) => rule(value)).find(Boolean);
      if (message) {
        report.addIssue({code: 'custom', message});
      }
    });
  const words = checked(rules.notEmpty, (value) => unknownFact(value, facts));
  const number = (write: (value: number) => string) =>
    z
      .int()
      .min(0)
      .transform((value): LocalNumber => ({value, text: write(value)}));
  const idIn = (target: string) =>
    checked((value) => {
      const ids = context.ids(target);
      return ids && rules.nameAmong(() => ids, `entry in ${target} with the id`)(value);
    });
  const amount = (unit: Unit) => number((value) => formatAmount(value, unit, language));

  return {
    /** Small letters, digits and hyphens; never changed once a page or another list names it. */
    id: checked(rules.kebabId),
    countryId: checked(rules.countryId),
    /** Words in every language; `{downloads}` stands for that fact, `{downloads.short}` for its short form. */
    text: z
      .strictObject({en: words, ne: words})
      .transform((text) => fillFacts(text[language].trim(), facts)),
    /** Words that are the same in every language: a name, a headline in its own language. */
    line: checked(rules.notEmpty).transform((value) => value.trim()),
    date: checked(rules.day).transform((iso): LocalDate => ({
      iso,
      text: formatDate(iso, language),
    })),
    link: checked(rules.link),
    email: checked(rules.email),
    /** A time of the day in Nepal. */
    hour: checked(rules.hour).transform((time): LocalHour => {
      const [hours, minutes] = time.split(':').map(Number);
      return {minutes: hours! * 60 + minutes!, text: formatHour(time, language)};
    }),
    /** A place on the map, as maps write it: '27.7105, 85.3260'. */
    coordinates: checked(rules.coordinates).transform((value): Coordinates => {
      const [latitude, longitude] = value.split(',').map(Number);
      return {latitude: latitude!, longitude: longitude!};
    }),
    dialCode: checked(rules.dialCode),
    youtubeId: checked(rules.youtubeId),
    /** A font with the letters of Nepali: a file in src/data/typefaces, or `npm:` and one in a package. */
    typeface: checked((file) => context.typeface(file)),
    /**
     * A photograph or a scan under static/, so many pixels wide or more; a page gets it in many sizes.
     */
    picture: (least: number) =>
      checked(
        rules.fileAmong(() => context.staticFiles),
        rules.pictureAmong(context.picture, least),
      ).transform((address): PictureFiles | undefined => {
        const found = context.picture(address);
        return found && 'files' in found ? found.files : undefined;
      }),
    /** The name of a Tabler outline icon; a page gets its drawing. */
    icon: checked(
      rules.nameAmong(() => Object.keys(context.icons), 'Tabler outline icon'),
    ).transform((name) => [...(context.icons[name] ?? [])]),
    /** `true` while the owner has yet to supply the real thing. */
    standin: z.boolean().optional(),
    count: number((value) => formatNumber(value, language)),
    /** Nepali rupees. */
    rupees: amount('rupees'),
    /** Dollars of the United States. */
    dollars: amount('dollars'),
    years: amount('years'),
    /** A year of the Gregorian calendar, without grouping. */
    year: number((value) => localDigits(String(value), language)),
    /** The id of an entry in another list. */
    idIn,
    /** The id of a country in countries.yml; a page gets the whole entry. */
    country: idIn('countries').transform(
      // While countries.yml has a mistake of its own, that one is told and no page is made.
      (id): Country => context.country(id) ?? {id, dial: '', name: id},
    ),
  };
}
