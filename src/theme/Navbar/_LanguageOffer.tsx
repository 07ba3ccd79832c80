import clsx from 'clsx';
import {useOtherLanguage} from '@site/src/components/otherLanguage';
import Link from '@site/src/components/Link';
import styles from './styles.module.css';

const QUESTION = 'यो पृष्ठ नेपालीमा पढ्नुहुन्छ?';
const CLOSE = 'बन्द गर्नुहोस्';
const CROSS = '×';

/**
 * A note in Nepali below the language switch of English pages, for readers whose browser prefers Nepali.
 * src/page-scripts/languageOffer.ts decides before the first paint, by `data-offer`, whether the note is shown, and
 * closes it.
 */
export default function LanguageOffer() {
  const {locale, label, href, className} = useOtherLanguage();
  if (locale !== 'ne') return null;
  return (
    <div className={clsx(styles.offer, className)} lang={locale} role="group" aria-label={label}>
      <Link href={href} hrefLang={locale}>
        {QUESTION}
      </Link>
      <button type="button" className={styles.tool} aria-label={CLOSE} data-close-offer>
        {CROSS}
      </button>
    </div>
  );
}
