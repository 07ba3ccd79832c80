import {type ReactNode, createContext, useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Language} from '@site/src/collections/language';
import styles from './styles.module.css';

export type {Language};

interface LanguageBlock {
  language: Language;
  /** Prefix of the ids of headings inside, so that two languages on one page never share an id. */
  idPrefix: string;
}

const LanguageBlockContext = createContext<LanguageBlock | null>(null);

/** The `<Lang>` block around this part of the page, or null. */
export function useLanguageBlock(): LanguageBlock | null {
  return useContext(LanguageBlockContext);
}

/** The language of the surrounding text: that of the nearest `<Lang>`, else that of the page. */
export function useLanguage(): Language {
  const {i18n} = useDocusaurusContext();
  const block = useLanguageBlock();
  return block?.language ?? (i18n.currentLocale === 'ne' ? 'ne' : 'en');
}

interface LangProps {
  lang: Language;
  id?: string;
  children: ReactNode;
}

/** A part of a page in another language: sets `lang`, and with it font, digits and voice. */
export default function Lang({lang, id, children}: LangProps): ReactNode {
  const block = {language: lang, idPrefix: lang === 'ne' ? 'ne-' : ''};
  return (
    <LanguageBlockContext.Provider value={block}>
      <section className={styles.block} lang={lang} id={id}>
        {children}
      </section>
    </LanguageBlockContext.Provider>
  );
}
