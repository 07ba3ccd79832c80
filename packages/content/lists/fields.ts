import * as z from 'zod';
import {
  formatAmount,
  formatDate,
  formatHour,
  formatInOtherCalendar,
  formatNumber,
  formatRounded,
  type Unit,
} from 'nepali-text/format';
import {digits} from 'nepali-text/digits';
import type {Locale} from 'nepali-text/locale';
import {and, say, type Sentence} from '../say';
import {copyTextSchema, type TextForm} from './copyText';
import {note, type PicturePlace} from './notes';
import type {Coordinates, LocalDate, LocalHour, LocalNumber} from './pageValues';
import type {InspectedPicture, PictureFiles} from '../pictures/pictureOf';
import * as rules from './rules';

/** What fields refer to outside their own file. */
export interface FieldContext {
  locale: Locale;
  /**
   * Every file under static/, by its address: /img/team/asha.jpg. Names instead of a check for each
   * file: a file system that ignores case would accept a name that the server does not have.
   */
  staticFiles(): ReadonlySet<string>;
  /** The names of the SVG files in a folder of the site, without their ending. */
  drawings(folder: string): readonly string[];
  /** Inspects a picture. @param address of a file under static/ that exists */
  picture(address: string): Promise<InspectedPicture>;
  /** What is wrong with the file of a typeface. */
  typeface(file: string): Promise<Sentence | undefined>;
  /**
   * The ids in a list (`countries`) or a part of one (`choices.professions`), or the keys of named
   * fields (`pages/names`); undefined when it is not valid YAML.
   */
  ids(target: string): readonly string[] | undefined;
  /** The facts, and the name of the site as `brand`; undefined when facts.yml is not valid. */
  facts?: rules.FactTexts;
}

export type FieldSchemas = ReturnType<typeof createFields>;

/** @param least how wide the original has to be, in pixels */
const tooNarrow = (address: string, width: number, least: number): Sentence | undefined =>
  width < least ? say('picture.narrow', {file: `static${address}`, width, least}) : undefined;

/** A text by rules. Their sentences say what to write, so no line of another entry is shown as an example. */
export const checked = (...all: rules.Rule[]) =>
  z.string().superRefine((value, report) => {
    for (const rule of all) {
      const sentence = rule(value);
      if (!sentence) continue;
      report.addIssue(rules.issue(sentence, [], true));
      return;
    }
  });

/**
 * The fields that lists are made of. A field validates what a writer wrote and transforms it to what a
 * page gets. Pictures and fonts are inspected asynchronously, so parse with `safeParseAsync`.
 */
export function createFields(context: FieldContext) {
  const {locale} = context;
  const number = (write: (value: number) => string) =>
    z
      .int()
      .min(0)
      .transform((value): LocalNumber => ({value, text: write(value)}));
  const idIn = (target: string, ...others: rules.Rule[]) =>
    checked(
      (value) => {
        const ids = context.ids(target);
        const none = (id: string) => say('id.none', {list: target, id});
        const problem = ids && rules.nameAmong(() => ids, none)(value);
        return problem?.more ? problem : problem && and(problem, say('id.addFirst'));
      },
      ...others,
    ).meta(note('choice', {target, examples: [context.ids(target)?.[0] ?? 'first-last']}));
  const isDrawing = (folder: string): rules.Rule => {
    const none = (name: string) => say('drawing.none', {folder, name});
    return rules.nameAmong(() => context.drawings(folder), none);
  };
  const drawing = (folder: string) =>
    checked(isDrawing(folder)).meta(
      note('choice', {target: folder, description: `a picture in ${folder}`}),
    );
  /** Schemas of texts by their form: pages have thousands of texts, in a few forms. */
  const copies = new Map<string, z.ZodType>();
  const copy = (form: TextForm) => {
    const key = JSON.stringify(form);
    const schema = copies.get(key) ?? copyTextSchema(form, context);
    copies.set(key, schema);
    return schema;
  };
  const amount = (unit: Unit) => number((value) => formatAmount(value, unit, locale));

  return {
    /** The language of the values for pages. */
    locale,
    /** Small letters, digits and hyphens; never changed once a page or another list uses it. */
    id: checked(rules.kebabId).meta(note('id')),
    countryId: checked(rules.countryId).meta(note('countryId')),
    /** Text in every locale; `{downloads}` is replaced by that fact, `{downloads.short}` by its short form. */
    text: copy({kind: 'name', values: []}) as z.ZodType<string>,
    copy,
    /** Text that is the same in every locale: a name, a headline in its own language. */
    line: checked(rules.notEmpty, rules.asItIs)
      .meta(note('line'))
      .transform((value) => value.trim()),
    /** A number of the phone as it is shown; with X in place of digits while it is a placeholder. */
    phone: checked(rules.phone).meta(
      note('line', {
        examples: ['+977-9801234567'],
        description: 'with the code of the country',
      }),
    ),
    date: checked(rules.day)
      .meta(note('date'))
      .transform((iso): LocalDate => ({
        iso,
        text: formatDate(iso, locale),
        ...(locale === 'ne' && {gregorian: formatInOtherCalendar(iso, locale)}),
      })),
    link: checked(rules.link).meta(note('link')),
    email: checked(rules.email).meta(note('email')),
    /** A time of the day in Nepal. */
    hour: checked(rules.hour)
      .meta(note('hour'))
      .transform((time): LocalHour => {
        const [hours, minutes] = time.split(':').map(Number);
        return {time, minutes: hours! * 60 + minutes!, text: formatHour(time, locale)};
      }),
    /** A place on the map, as maps write it: '27.7105, 85.3260'. */
    coordinates: checked(rules.coordinates)
      .meta(note('coordinates'))
      .transform((value): Coordinates => {
        const [latitude, longitude] = value.split(',').map(Number);
        return {latitude: latitude!, longitude: longitude!};
      }),
    dialCode: checked(rules.dialCode).meta(note('dialCode')),
    youtubeId: checked(rules.youtubeId).meta(note('youtubeId')),
    /** A font with the letters of Nepali: a file in src/data/typefaces or its folder `samples`. */
    typeface: z
      .string()
      .superRefine(async (file, report) => {
        const sentence = await context.typeface(file);
        if (sentence) report.addIssue(rules.issue(sentence, [], true));
      })
      .meta(note('typeface')),
    /** A photograph or a scan under static/; a page gets it in several sizes. */
    picture: (place: PicturePlace) =>
      checked(rules.fileAmong(() => context.staticFiles()))
        .meta(note('picture', place))
        .transform(async (address, report): Promise<PictureFiles> => {
          const picture = await context.picture(address);
          const found =
            'problem' in picture ? picture.problem : tooNarrow(address, picture.width, place.least);
          // The mistake is in the picture, not in the line, so no line is shown as an example.
          if (found) report.addIssue(rules.issue(found, [], true));
          return 'files' in picture ? picture.files : z.NEVER;
        }),
    /** The address of a page that has a name. */
    route: idIn('pages/names'),
    /** The name of an SVG file in a folder of the site. */
    drawing,
    /** `true` while the owner has not yet supplied the real thing. */
    placeholder: z.boolean().optional(),
    count: number((value) => formatNumber(value, locale)),
    rounded: number((value) => formatRounded(value, locale)),
    rupees: amount('rupees'),
    dollars: amount('dollars'),
    years: amount('years'),
    /** A year of the Gregorian calendar, without grouping. */
    year: number((value) => digits(String(value), locale)),
    idIn,
    /** The id of a country in countries.yml, which has a drawing. @param flags the folder of the drawings */
    country: (flags: string) => idIn('countries', isDrawing(flags)),
  };
}
