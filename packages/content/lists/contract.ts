import type {ZodType, output} from 'zod';
import type {Locale} from 'nepali-text/locale';
import type {Path} from '../read/values';
import type {Sentence} from '../say';
import type {FieldSchemas} from './fields';

/** The form of a list in its file, and of what a page gets. */
export type Shape =
  /** Entries with an id; a page gets an array. */
  | 'list'
  /** Entries with an id; a page gets an object by id. */
  | 'record'
  /** One set of named fields. */
  | 'map';

interface Definition<Schema extends ZodType> {
  /**
   * The schema of one entry (of the whole file for a map). Its output is what a page gets.
   */
  schema: (field: FieldSchemas) => Schema;
  /** Sorts the entries, where the order on the page differs from that of the file. */
  arrange?(entries: readonly output<Schema>[], locale: Locale): output<Schema>[];
  /** A rule for all entries together: the place of an entry in the file and what is wrong there. */
  together?(
    entries: readonly output<Schema>[],
  ): readonly [index: number, problem: Sentence] | undefined;
  /**
   * The numbers that the site promises: of `all` entries, of entries with a field, or of entries of a list in a map.
   * The writer is asked about a smaller number.
   */
  expected?: Readonly<Record<string, number>>;
  /** For the copy of a page: the files of code that read the text at a path, or the group around it. */
  readersOf?: (path: Path) => readonly string[];
}

export interface Collection<
  Schema extends ZodType = ZodType,
  ListShape extends Shape = Shape,
> extends Definition<Schema> {
  shape: ListShape;
}

const define =
  <ListShape extends Shape>(shape: ListShape) =>
  <Schema extends ZodType>(definition: Definition<Schema>): Collection<Schema, ListShape> => ({
    ...definition,
    shape,
  });

export const listContract = define('list');
export const recordContract = define('record');
export const mapContract = define('map');

/* The values that a page gets in place of what a writer wrote. */

/** A day: for `<time datetime>` and for the reader. */
export interface LocalDate {
  /** As year-month-day. */
  iso: string;
  text: string;
  /** The Gregorian date, where `text` is that of another calendar. */
  gregorian?: string;
}

/** A number: for sorting and for the reader. */
export interface LocalNumber {
  value: number;
  text: string;
}

/** A time of the day in Nepal: for calculations and for the reader. */
export interface LocalHour {
  /** On the 24-hour clock, as it is written: 17:30. */
  time: string;
  /** Since midnight. */
  minutes: number;
  text: string;
}

export interface Country {
  /** The two-letter code of ISO 3166. */
  id: string;
  /** Digits, without the plus. */
  dial: string;
  name: string;
}

/** In degrees north and east. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A picture: addresses of files in several sizes and formats. */
export interface PictureFiles {
  /** One file for browsers that read none of the sources, from the root of the site. */
  src: string;
  /** In pixels, of the largest file. All files have the same aspect ratio. */
  width: number;
  height: number;
  /** The preferred format first; a browser takes the first that it supports. */
  sources: {
    /** As in `image/avif`. */
    type: string;
    /** As in `/img/sized/asha-160.avif 160w, …`. */
    srcSet: string;
  }[];
}

export type InspectedPicture =
  | {problem: Sentence}
  /** `width` is that of the original in pixels, after rotation by its EXIF orientation. */
  | {width: number; files: PictureFiles};

/** For messages and forms, by the kind of a field: a valid value, and a description. */
const kinds = {
  text: [{en: 'In English.', ne: 'नेपालीमा।'}],
  line: ['The words'],
  id: ['first-last'],
  choice: ['first-last'],
  countryId: ['NP', 'the two-letter code of ISO 3166'],
  date: ['2025-02-14'],
  link: ['https://t.me/user-name'],
  email: ['info@name.com.np'],
  hour: ['10:00', 'Nepali time'],
  coordinates: ['27.7105, 85.3260', 'latitude, then longitude'],
  dialCode: ['977', 'without +'],
  youtubeId: ['aqz-KE-bpKQ', 'the 11 characters after "v=" in the address of the video'],
  typeface: ['gandaki.ttf', 'a file in src/data/typefaces'],
  picture: ['/img/picture.jpg', 'a file under static/'],
} as const satisfies Record<string, readonly [example: unknown, description?: string]>;

/**
 * The properties of a field, besides its type, that a form needs, as metadata of the schema: they pass through
 * `optional` and `transform`, and `z.toJSONSchema` writes them beside the type.
 */
interface FieldNote {
  field: keyof typeof kinds;
  examples: readonly unknown[];
  description?: string;
  /** Of a choice: the list that has the id, as `FieldContext.ids` takes it, or a folder of drawings. */
  target?: string;
  /** Of a picture: its width in pixels. */
  least?: number;
}

export function note(field: keyof typeof kinds, about: Partial<FieldNote> = {}) {
  const [example, description]: readonly [unknown, string?] = kinds[field];
  const what = description === undefined ? {} : {description};
  return {field, examples: [example], ...what, ...about} satisfies FieldNote;
}

/* The folders of drawings (SVG) that lists name. */

/** Illustrations of people at work. */
export const PORTRAITS = 'src/illustrations/portraits';
/** The icons that pages draw by their names. */
export const ICONS = 'src/icons';
/** The icons of the professions. */
export const TRADES = `${ICONS}/trades`;
/** The folders of all drawings. */
export const DRAWINGS = [PORTRAITS, ICONS];
/** The flags, by the ids of countries. */
export const FLAGS = `${ICONS}/flags`;
