import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import PageHead from '../PageHead';
import {PageNameProvider} from '../PageName';
import {type Route, pageNames} from '../pageNames';

interface Props {
  /** Where the page lives: gives its name in the title and the breadcrumb. */
  route: Route;
  /** One sentence for search engines and shared links. */
  description: string;
  /** The `h1`; without one the page draws its own head. */
  heading?: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** A city whose woven scene stands beside the heading. */
  scene?: string;
  children: ReactNode;
}

/** The frame of a page that is written in React. */
export default function Page({
  route,
  description,
  heading,
  lead,
  scene,
  children,
}: Props): ReactNode {
  return (
    <Layout title={pageNames[route]} description={description}>
      <PageNameProvider value={pageNames[route]}>
        <main>
          {heading && (
            <PageHead scene={scene}>
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
