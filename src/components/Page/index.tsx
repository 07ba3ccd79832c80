import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import PageHead from '../PageHead';
import {PageNameProvider} from '../PageName';
import pageNames from '@site/src/data/pages/names.yml';

interface Props {
  /** Sets the name in the title and the breadcrumb. */
  route: keyof typeof pageNames;
  /** A sentence for search engines and shared links. */
  description: string;
  /** The `h1`; without one the page renders its own head. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of a page that is written in React. */
export default function Page({route, description, heading, lead, children}: Props) {
  return (
    <Layout title={pageNames[route]} description={description}>
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
