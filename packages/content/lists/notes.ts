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

/** What a picture has to be for its place. */
export interface PicturePlace {
  /** Widths in pixels: what it needs, and what is enough. */
  least: number;
  most: number;
  /** Width by height, where the place has a shape of its own. */
  ratio?: number;
}

/**
 * The properties of a field, besides its type, that a form needs, as metadata of the schema: they pass through
 * `optional` and `transform`, and `z.toJSONSchema` writes them beside the type.
 */
interface FieldNote extends Partial<PicturePlace> {
  field: keyof typeof kinds;
  examples: readonly unknown[];
  description?: string;
  /** Of a choice: the list that has the id, as `FieldContext.ids` takes it, or a folder of drawings. */
  target?: string;
}

export function note(field: keyof typeof kinds, about: Partial<FieldNote> = {}) {
  const [example, description]: readonly [unknown, string?] = kinds[field];
  const what = description === undefined ? {} : {description};
  return {field, examples: [example], ...what, ...about} satisfies FieldNote;
}
