import copy from '@site/src/data/pages/error.yml';
import shared from '@site/src/data/pages/shared.yml';
import siteConfig from '@generated/docusaurus.config';
import {fill} from 'content/lists/fill';
import {buttonClass} from '../Button';
import {UnfinishedCloth} from '../Illustration';
import Link from '../Link';
import styles from './styles.module.css';

const statuses: Readonly<Record<number, string>> = copy.statuses;

interface Props {
  /** What was thrown. Without a message the words for its status stand there. */
  error: {status?: number; message?: string};
}

/**
 * Shown in the place of a page that could not be drawn, and as the answer of a host that fails: what
 * happened, and the ways out. Its links are plain, because after a failure the whole page should come
 * anew, and it asks no context for anything, because the failure may lie above all of them.
 */
export default function ErrorScreen({error: {status = 500, message}}: Props) {
  return (
    <main className="band">
      <UnfinishedCloth />
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.text}</p>
      <div className={styles.detail} role="alert">
        <p>{fill(copy.status, {status: String(status)})}</p>
        <p lang={message && 'en'}>{message || statuses[status]}</p>
      </div>
      <p className={styles.actions}>
        <Link className={buttonClass('primary')} href={siteConfig.baseUrl}>
          {shared.home}
        </Link>
        {/* The address of the page itself. */}
        <Link className={buttonClass('secondary')} href="">
          {copy.again}
        </Link>
        <Link className={buttonClass('secondary')} href={`${siteConfig.baseUrl}contact`}>
          {copy.contact}
        </Link>
      </p>
    </main>
  );
}
