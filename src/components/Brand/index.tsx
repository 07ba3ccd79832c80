import siteByLanguage from '@site-data/brand-by-language';
import {type Language, useLanguage} from '../Language';

const names = siteByLanguage as Record<Language, string>;

/** The product's name in the language of the surrounding text. Prose must use this component. */
export default function Brand(): string {
  return names[useLanguage()];
}
