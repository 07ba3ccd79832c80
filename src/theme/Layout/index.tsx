import type {ReactNode} from 'react';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import ChatLinks from '@site/src/components/ChatLinks';
import ErrorBoundary, {isHydrated} from '@site/src/components/ErrorBoundary';

export default function Layout({children, title, description, noFooter}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <Navbar />
      <div id={SkipToContentFallbackId}>
        <ErrorBoundary
          fallback={(params) => {
            // Not in place of a document that was served complete: see Root.tsx.
            if (!isHydrated()) throw params.error;
            return <ErrorPageContent {...params} />;
          }}
        >
          {children}
        </ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
      <ChatLinks />
    </LayoutProvider>
  );
}
