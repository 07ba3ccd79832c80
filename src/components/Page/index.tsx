import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import PageHead from '../PageHead';
import {PageNameProvider} from '../PageName';
import pageNames from '@site/src/data/pages/names.yml';

interface Props {
  /** Sets the name in the title and the breadcrumb. */
  route: keyof typeof pageNames;
  /** A sentence for search engines and shared links. */
  description: string;
  /** Whether search engines leave it out, and so the sitemap: a page for those who are here already. */
  noIndex?: boolean;
  /** The `h1`; without one the page renders its own head. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of a page that is written in React. */
export default function Page({route, description, noIndex, heading, lead, children}: Props) {
  return (
    <Layout title={pageNames[route]} description={description}>
      {noIndex && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <PageNameProvider value={pageNames[route]}>
        <main>
          {heading && (
            <PageHead>
              <h1>{heading}</h1>
              {lead && <p>{lead}</p>}
            </PageHead>
          )}
          {children}
        </main>
      </PageNameProvider>
    </Layout>
  );
}
