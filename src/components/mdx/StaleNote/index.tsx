import copy from '@site/src/data/pages/article.yml';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {type Locale, useLocaleBlock} from '@site/src/components/Locale';
import {fill} from 'content/lists/fill';
import Link from '@site/src/components/Link';
import styles from './styles.module.css';

const {stale} = copy;

interface Props {
  /** The language whose text differs, or may differ. */
  from: Locale;
  /** The id of the section with the text, the same in every language; none for the top of the page. */
  section?: string;
  /** Whether it is unknown which of the two languages is right. */
  unclear?: boolean;
}

/**
 * A note below a block that was changed in the other language and not yet here. packages/content/pairs/noteStale.ts
 * inserts it in a build; writers do not. No paragraph: the language switch counts paragraphs to find the same place.
 */
export function StaleNote({from, section, unclear}: Props) {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const isInBlock = useLocaleBlock() !== null;
  const language = from === 'ne' ? stale.nepali : stale.english;
  const hash = section === undefined ? '' : `#${section}`;
  return (
    <small
      className={styles.note}
      role="note"
      lang={isInBlock ? i18n.localeConfigs[i18n.currentLocale]?.htmlLang : undefined}
    >
      {fill(unclear ? stale.unclear : stale.changed, {language})}
      <span className="no-print">
        {' · '}
        <Link href={`${createUrl({locale: from, fullyQualified: false})}${hash}`} hrefLang={from}>
          {fill(stale.read, {language})}
        </Link>
      </span>
    </small>
  );
}
