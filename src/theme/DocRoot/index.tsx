import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {Props} from '@theme/DocRoot';

/** A page of docs/ with its sidebar. Docs are at the root, so unknown addresses end here too. */
export default function DocRoot(props: Props): ReactNode {
  const page = useDocRootMetadata(props);
  if (!page) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className="docs-doc-page">
      <DocsSidebarProvider name={page.sidebarName} items={page.sidebarItems}>
        <DocRootLayout>{page.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
