import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';

/** Provides the sidebar of the only version of docs/. */
export default function DocVersionRoot({version, route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={version.className}>
      <DocsVersionProvider version={version}>{renderRoutes(route.routes!)}</DocsVersionProvider>
    </HtmlClassNameProvider>
  );
}
