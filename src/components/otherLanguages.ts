import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {nameClass} from './Locale';

/** This page in another language. */
interface OtherLanguage {
  /** What the language calls itself. */
  readonly label: string;
  /** For the attributes `lang` and `hreflang`. */
  readonly htmlLang: string;
  /** Address of this page in the language, without query and hash, which only the browser knows. */
  readonly href: string;
  /** Of its words on this page, whose fonts may be those of another script. */
  readonly className: string | undefined;
}

/** This page in each of the other languages of the site. src/plugins/starter leads to the place that is read. */
export function useOtherLanguages(): readonly OtherLanguage[] {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return i18n.locales
    .filter((locale) => locale !== i18n.currentLocale)
    .map((locale) => {
      const {label, htmlLang} = i18n.localeConfigs[locale]!;
      return {
        label,
        htmlLang,
        href: createUrl({locale, fullyQualified: false}),
        className: nameClass(locale),
      };
    });
}
