import siteByLanguage from '@site-data/brand-by-language';
import {type Language, useLanguage} from '../Language';

const names = siteByLanguage as Record<Language, string>;

/** The product's name, in the language of the words around it. The only way for prose to say it. */
export default function Brand(): string {
  return names[useLanguage()];
}
