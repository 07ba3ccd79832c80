import names from '@site-data/brand-by-locale';
import {useLocale} from '../Locale';

/** The product's name in the language of the surrounding text. Prose must use this component. */
export default function Brand(): string {
  return names[useLocale()];
}
