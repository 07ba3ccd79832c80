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
  /** The error. Without a message the words for its status are shown. */
  error: {status?: number; message?: string};
}

/**
 * Shown in place of a page that could not be rendered, and as the answer of a host that fails: what happened, and
 * links to other pages. The links are plain, so that after a failure a whole document is loaded, and no context is
 * used, because a provider may have failed.
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
