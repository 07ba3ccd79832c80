import {inEveryLocale} from '@site/src/data/site.yml';
import {useLocale} from '../Locale';

/** The product's name in the language of the surrounding text. Prose must use this component. */
export default function Brand(): string {
  return inEveryLocale[useLocale()].name;
}
