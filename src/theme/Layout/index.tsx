import ErrorBoundary from '@docusaurus/ErrorBoundary';
import copy from '@site/src/data/pages/shared.yml';
import {PageMetadata, SkipToContentFallbackId, SkipToContentLink} from '@docusaurus/theme-common';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import ChatLinks from '@site/src/components/ChatLinks';
import ErrorScreen from '@site/src/components/ErrorScreen';
import PageEnd from '@site/src/components/PageEnd';
import styles from './styles.module.css';

export default function Layout({children, title, description}: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <SkipToContentLink className={styles.skip} />
      <Navbar />
      <div id={SkipToContentFallbackId}>
        <ErrorBoundary fallback={(params) => <ErrorScreen {...params} />}>{children}</ErrorBoundary>
      </div>
      <PageEnd />
      <Footer />
      <ChatLinks />
      {/* Shown by the style sheet when a module could not be loaded, or by src/page-scripts/offlineNotice.ts. */}
      <p className={styles.failed} role="alert">
        {copy.failed}
      </p>
    </>
  );
}
