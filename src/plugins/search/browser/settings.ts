import type {Data} from '../../../collections';

export type Words = Data<'pages/answers'>;

/** What the script knows of a language of the site. */
export interface Language {
  /** Of its addresses: `/ne/`. */
  readonly base: string;
  /** The ten digits. */
  readonly digits: string;
  readonly words: Words;
}

/** What a build gives to the script. */
export interface Settings {
  /** The address of the style sheet. */
  readonly sheet: string;
  /** By the value of `lang`. */
  readonly languages: Readonly<Record<string, Language>>;
}
