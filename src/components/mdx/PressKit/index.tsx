import type {PropsWithChildren} from 'react';
import copy from '@site/src/data/pages/press.yml';
import site, {inEveryLocale} from '@site/src/data/site.yml';
import Link from '@site/src/components/Link';
import {mailLink} from '@site/src/lib/message';
import styles from './styles.module.css';

/** Icons of the site, which are the mark by itself. */
const marks = [
  {file: '/img/favicon.svg', name: 'mark.svg', label: copy.svg},
  {file: '/img/icon-512.png', name: 'mark.png', label: copy.png},
];

/** What a journalist asks for: dates, the mark as files, and an address. */
export function PressKit({children}: PropsWithChildren) {
  return (
    <section className={styles.kit}>
      {children}
      <p className={`taps ${styles.links}`}>
        {marks.map(({file, name, label}) => (
          <Link key={file} href={file} download={`${inEveryLocale.en.name}-${name}`}>
            {label}
          </Link>
        ))}
        <Link
          className="no-print"
          href={mailLink(site.email.address, {subject: copy.subject, text: ''})}
        >
          {copy.email}
        </Link>
      </p>
    </section>
  );
}
