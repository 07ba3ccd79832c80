import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {type Locale, nativeName} from 'nepali-text/locale';
import {nameClass} from './Locale';

interface OtherLanguage {
  /** Also the value of the attributes `lang` and `hreflang`. */
  readonly locale: Locale;
  /** The name of the language in that language. */
  readonly label: string;
  /** Address of this page in the language, without query and hash, which only the browser knows. */
  readonly href: string;
  /** The class of words in that language: the fonts of this page may lack its script. */
  readonly className: string | undefined;
}

/** This page in the other language. src/page-scripts/languageSwitch.ts leads to the place that is read. */
export function useOtherLanguage(): OtherLanguage {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const locale = i18n.currentLocale === 'ne' ? 'en' : 'ne';
  return {
    locale,
    label: nativeName(locale),
    href: createUrl({locale, fullyQualified: false}),
    className: nameClass(locale),
  };
}
