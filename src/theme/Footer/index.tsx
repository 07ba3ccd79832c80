import type {ReactNode} from 'react';
import {staticPart} from '@site/src/components/StaticPart';
import type * as ColumnsModule from './_Columns';
import type * as ContactListModule from './_ContactList';
import type * as EndModule from './_End';
import FooterContact from './_FooterContact';
import styles from './styles.module.css';

// An `import` would put them into the browser's bundle.
/* eslint-disable @typescript-eslint/no-require-imports -- see the line above */
const Columns = staticPart(
  'footer-links',
  IS_SERVER ? (require('./_Columns') as typeof ColumnsModule).default : undefined,
  () => import('./_Columns'),
);
const ContactList = staticPart(
  'footer-contacts',
  IS_SERVER ? (require('./_ContactList') as typeof ContactListModule).default : undefined,
  () => import('./_ContactList'),
);
const End = staticPart(
  'footer-end',
  IS_SERVER ? (require('./_End') as typeof EndModule).default : undefined,
  () => import('./_End'),
);
/* eslint-enable @typescript-eslint/no-require-imports */

/** The footer of every page: four columns of links, contact, stores, social links and credits. */
export default function Footer(): ReactNode {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.columns}>
        <Columns />
        <FooterContact>
          <ContactList />
        </FooterContact>
      </div>
      <End />
    </footer>
  );
}
