import pictures from '@woven/error.woven';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {ButtonLink} from '@site/src/components/Button';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

/** For missing files, and for visitors without JavaScript on hosts that know only 404.html. */
export default function NotFoundContent() {
  return (
    <main className={`band ${styles.notFound}`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Motif className={styles.picture} sprite={pictures} id="half" />
      <h1>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </h1>
      <p>
        <Translate id="notFound.text" description="Under the title of the 404 page">
          There is no page at this address. It may have moved, or the link may be wrong.
        </Translate>
      </p>
      <p className={styles.actions}>
        <ButtonLink to="/">
          <Translate id="common.backHome" description="Button that leads to the home page">
            Go to the home page
          </Translate>
        </ButtonLink>
        <ButtonLink look="secondary" to="/app">
          <Translate id="notFound.app" description="Button of the 404 page to the app page">
            Get the app
          </Translate>
        </ButtonLink>
      </p>
    </main>
  );
}
