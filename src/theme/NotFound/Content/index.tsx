import Head from '@docusaurus/Head';
import copy from '@site/src/data/pages/error.yml';
import shared from '@site/src/data/pages/shared.yml';
import {ButtonLink} from '@site/src/components/Button';
import {UnfinishedCloth} from '@site/src/components/Illustration';
import styles from '@site/src/components/ErrorScreen/styles.module.css';

/** For missing files, and for visitors without JavaScript on hosts that know only 404.html. */
export default function NotFoundContent() {
  return (
    <main className="band">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <UnfinishedCloth />
      <h1>{copy.notFound.title}</h1>
      <p className={styles.lead}>{copy.notFound.text}</p>
      <p className={styles.actions}>
        <ButtonLink to="/">{shared.home}</ButtonLink>
        <ButtonLink look="secondary" to="/app">
          {copy.notFound.app}
        </ButtonLink>
      </p>
    </main>
  );
}
