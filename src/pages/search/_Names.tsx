import type {ReactNode} from 'react';
import type {Text} from '@overview/site';
import Link from '@docusaurus/Link';
import {useLocale} from '@site/src/components/Locale';
import {locales} from '@site/src/lib/locale';
import styles from './styles.module.css';

interface Props {
  of: Text;
  to: string;
}

/**
 * A link with its name in the language of the page, and the names in other languages beside it, so that
 * the browser's own search on the page finds each of them.
 */
export default function Names({of: names, to}: Props): ReactNode {
  const own = useLocale();
  const others = locales.filter((locale) => locale !== own && names[locale] !== names[own]);
  return (
    <>
      <Link className={styles.name} to={to}>
        {names[own]}
      </Link>
      {others.map((locale) => (
        <span key={locale} className={styles.other} lang={locale}>
          {names[locale]}
        </span>
      ))}
    </>
  );
}
