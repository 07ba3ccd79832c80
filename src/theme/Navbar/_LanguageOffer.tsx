import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useOtherLanguages} from '@site/src/components/otherLanguages';
import {offerOf, toLocale} from '@site/src/lib/locale';
import styles from './styles.module.css';

const CROSS = '×';

/**
 * A line for a reader who prefers another language of the site. src/plugins/starter decides before the first
 * paint which one is shown, by `data-offer`, and closes it.
 */
export default function LanguageOffer(): ReactNode {
  return useOtherLanguages().map(({label, htmlLang, href, className}) => {
    const offer = offerOf(toLocale(htmlLang));
    return (
      offer && (
        <aside
          key={htmlLang}
          className={clsx(styles.offer, 'no-print', className)}
          lang={htmlLang}
          aria-label={label}
        >
          <a href={href} hrefLang={htmlLang}>
            {offer.question}
          </a>
          <button type="button" className={styles.tool} aria-label={offer.close} data-close-offer>
            {CROSS}
          </button>
        </aside>
      )
    );
  });
}
