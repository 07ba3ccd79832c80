import ErrorBoundary from '@docusaurus/ErrorBoundary';
import copy from '@site/src/data/pages/shared.yml';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import ChatLinks from '@site/src/components/ChatLinks';
import PageEnd from '@site/src/components/PageEnd';
import styles from './styles.module.css';

export default function Layout({children, title, description}: Props) {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <Navbar />
      <div id={SkipToContentFallbackId}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      <PageEnd />
      <Footer />
      <ChatLinks />
      {/* Shown by the style sheet when a module could not be loaded, or by src/page-scripts/offlineNotice.ts. */}
      <p className={styles.failed} role="alert">
        {copy.failed}
      </p>
    </LayoutProvider>
  );
}
