import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
import type {Props} from '@theme/DocsRoot';

export default function DocsRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="docs-wrapper">
      <Layout>{renderRoutes(route.routes!)}</Layout>
    </HtmlClassNameProvider>
  );
}
