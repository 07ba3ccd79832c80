import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useOtherLanguages} from '@site/src/components/otherLanguages';
import {offerOf, toLocale} from '@site/src/lib/locale';
import styles from './styles.module.css';

const CROSS = '×';

/**
 * A note below the language switch for a reader whose browser prefers that language. src/plugins/starter decides
 * before the first paint, by `data-offer`, whether it is shown, and closes it.
 */
export default function LanguageOffer(): ReactNode {
  return useOtherLanguages().map(({label, htmlLang, href, className}) => {
    const offer = offerOf(toLocale(htmlLang));
    return (
      offer && (
        <div
          key={htmlLang}
          className={clsx(styles.offer, className)}
          lang={htmlLang}
          role="group"
          aria-label={label}
        >
          <a href={href} hrefLang={htmlLang}>
            {offer.question}
          </a>
          <button type="button" className={styles.tool} aria-label={offer.close} data-close-offer>
            {CROSS}
          </button>
        </div>
      )
    );
  });
}
