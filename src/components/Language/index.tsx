import {type ReactNode, createContext, useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Language} from '@site/src/collections/language';
import styles from './styles.module.css';

export type {Language};

interface LanguageBlock {
  language: Language;
  /** Set before the ids of headings inside, so that two languages on one page never share an id. */
  idPrefix: string;
}

const LanguageBlockContext = createContext<LanguageBlock | null>(null);

/** The block of another language that this part of the page is in, or null. */
export function useLanguageBlock(): LanguageBlock | null {
  return useContext(LanguageBlockContext);
}

/** The language of the words around here: that of the nearest `<Lang>`, else that of the page. */
export function useLanguage(): Language {
  const {i18n} = useDocusaurusContext();
  const block = useLanguageBlock();
  return block?.language ?? (i18n.currentLocale === 'ne' ? 'ne' : 'en');
}

interface LangProps {
  lang: Language;
  /** The block's own anchor. */
  id?: string;
  children: ReactNode;
}

/** A part of a page in a language of its own: right font, right digits, right voice. */
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
