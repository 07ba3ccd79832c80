/** What a script on demand knows of a language of the site. */
export interface Language<Words> {
  /** Of its addresses: `/ne/`. */
  readonly base: string;
  /** The ten digits. */
  readonly digits: string;
  readonly words: Words;
}

/** What a build gives to a script on demand. */
export interface Settings<Words = undefined> {
  /** The address of its style sheet, if it has one. */
  readonly sheet: string;
  /** By the value of `lang`. */
  readonly languages: Readonly<Record<string, Language<Words>>>;
}
