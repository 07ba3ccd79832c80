import {type ReactNode, createContext, useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Locale, toLocale} from 'nepali-text/locale';
import Icon from '../Icon';
import styles from './styles.module.css';

export type {Locale};

const LocaleBlockContext = createContext<Locale | null>(null);

/** The language of the `<Lang>` block around this part of the page, or null. */
export const useLocaleBlock = (): Locale | null => useContext(LocaleBlockContext);

/** The language of the surrounding text: that of the nearest `<Lang>`, else that of the page. */
export function useLocale(): Locale {
  const {i18n} = useDocusaurusContext();
  return useLocaleBlock() ?? toLocale(i18n.currentLocale);
}

/** The class of the name of a language on pages in another one: English pages have no Devanagari font of their own. */
export function nameClass(locale: Locale): string | undefined {
  return locale === 'ne' ? 'system-devanagari' : undefined;
}

interface LangProps {
  lang: Locale;
  id?: string;
  children: ReactNode;
}

/**
 * A part of a page in another language, folded under the name of that language. It sets `lang`, which decides font,
 * digits and the voice of screen readers.
 */
export default function Lang({lang, id, children}: LangProps) {
  const {i18n} = useDocusaurusContext();
  const {label, htmlLang} = i18n.localeConfigs[lang]!;
  return (
    <LocaleBlockContext.Provider value={lang}>
      <details className={styles.block} lang={htmlLang}>
        <summary className={nameClass(lang)}>
          {label}
          <Icon name="chevron-down" size={24} />
        </summary>
        <div id={id}>{children}</div>
      </details>
    </LocaleBlockContext.Provider>
  );
}
