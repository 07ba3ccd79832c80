import {type ReactNode, createContext, useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Locale, toLocale} from 'nepali-text/locale';
import Icon from '../Icon';
import styles from './styles.module.css';

export type {Locale};

interface LocaleBlock {
  locale: Locale;
  /** Prefix of the ids of headings inside, so that two languages on one page never share an id. */
  idPrefix: string;
}

const LocaleBlockContext = createContext<LocaleBlock | null>(null);

/** The `<Lang>` block around this part of the page, or null. */
export function useLocaleBlock(): LocaleBlock | null {
  return useContext(LocaleBlockContext);
}

/** The language of the surrounding text: that of the nearest `<Lang>`, else that of the page. */
export function useLocale(): Locale {
  const {i18n} = useDocusaurusContext();
  const block = useLocaleBlock();
  return block?.locale ?? toLocale(i18n.currentLocale);
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
    <LocaleBlockContext.Provider value={{locale: lang, idPrefix: `${lang}-`}}>
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
