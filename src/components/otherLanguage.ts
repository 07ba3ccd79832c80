import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {type Locale, nativeName} from 'nepali-text/locale';
import {nameClass} from './Locale';

/** This page in the other language. src/page-scripts/languageSwitch.ts leads to the place that is read. */
export function useOtherLanguage() {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const locale: Locale = i18n.currentLocale === 'ne' ? 'en' : 'ne';
  return {
    locale,
    /** In that language. */
    label: nativeName(locale),
    /** Without query and hash, which only the browser knows. */
    href: createUrl({locale, fullyQualified: false}),
    /** Of words in that language: the fonts of this page may lack its script. */
    className: nameClass(locale),
  };
}
