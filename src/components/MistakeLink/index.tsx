import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import copy from '@site-data/pages/footer';
import {fill} from '@site/src/lib/fill';
import {mailLink} from '@site/src/lib/message';
import {site} from '../siteData';
import styles from './styles.module.css';

const {question, link, subject, page, sentence, better} = copy.mistake;

/** The last line of a page: a link to an email about a mistake, with the address of the page. */
export default function MistakeLink(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const text = [fill(page, {address: url + pathname}), sentence, better].join('\n\n');
  return (
    <aside className={`${styles.mistake} no-print`} aria-label={question}>
      <p>
        {question} <a href={mailLink(site.email.address, {subject, text})}>{link}</a>
      </p>
    </aside>
  );
}
