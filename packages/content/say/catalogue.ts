import type {Locale} from 'nepali-text/locale';

/** Sentences by id in every language. `{name}` is replaced by a value. */
export type Catalogue = Readonly<Record<string, Readonly<Record<Locale, string>>>>;
