import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import pictures from '@woven/error.woven';
import siteConfig from '@generated/docusaurus.config';
import {Button, buttonClass} from '../Button';
import Motif from '../Woven/Motif';
import {describeError} from './_describeError';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  tryAgain: () => void;
}

/**
 * Shown in the place of a page that could not be drawn: what happened, and the ways out. It asks no
 * context for anything, because the failure may lie above all of them.
 */
export default function ErrorScreen({error, tryAgain}: Props): ReactNode {
  const {status, message} = describeError(error);
  return (
    <main className="band">
      <Motif className={styles.picture} sprite={pictures} id="half" />
      <h1>
        <Translate id="error.title" description="Title of the screen shown when a page fails">
          Unexpected Application Error!
        </Translate>
      </h1>
      <p className={styles.lead}>
        <Translate
          id="error.text"
          description="Under the title of the screen shown when a page fails"
        >
          This page could not be shown. Please try again, or go to the home page.
        </Translate>
      </p>
      <div className={styles.detail} role="alert">
        <p>
          <Translate
            id="error.status"
            description="{status} is a number such as 500"
            values={{status: <strong key="status">{status}</strong>}}
          >
            {'Status: {status}'}
          </Translate>
        </p>
        <p lang="en">{message}</p>
      </div>
      <p className={styles.actions}>
        {/* A plain link: after a failure the whole page should come anew. */}
        <a className={buttonClass('primary')} href={siteConfig.baseUrl}>
          <Translate id="common.backHome" description="Button that leads to the home page">
            Go to the home page
          </Translate>
        </a>
        <Button look="secondary" onClick={tryAgain}>
          <Translate id="error.again" description="Button that draws the failed page once more">
            Try again
          </Translate>
        </Button>
      </p>
    </main>
  );
}
