import type {Locale} from 'nepali-text/locale';

/**
 * Sentences by id in every language. `{name}` is replaced by a value. A missing sentence, or a value missing in one of
 * the languages, is a type error.
 */
export type Catalogue = Readonly<Record<string, Readonly<Record<Locale, string>>>>;
