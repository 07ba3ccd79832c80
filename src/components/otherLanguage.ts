import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {type Locale, nativeName} from 'nepali-text/locale';
import {nameClass} from './Locale';

interface OtherLanguage {
  /** For the attributes `lang` and `hreflang`, too. */
  readonly locale: Locale;
  /** What the language calls itself. */
  readonly label: string;
  /** Address of this page in the language, without query and hash, which only the browser knows. */
  readonly href: string;
  /** Of its words on this page, whose fonts may be those of another script. */
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
