import names from '@site-data/brand-by-language';
import {useLanguage} from '../Language';

/** The product's name in the language of the surrounding text. Prose must use this component. */
export default function Brand(): string {
  return names[useLanguage()];
}
