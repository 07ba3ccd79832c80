import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {PageNameProvider} from '@site/src/components/PageName';
import styles from './styles.module.css';

/** A short page in Markdown: full-width parts and text in between. */
export default function MDXPage({content: Content}: Props) {
  const {title, description, frontMatter} = Content.metadata;
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={description}
        image={Content.assets.image ?? frontMatter.image}
      />
      <PageNameProvider value={title ?? ''}>
        <main className={`${styles.page} prose`}>
          <MDXContent>
            <Content />
          </MDXContent>
        </main>
      </PageNameProvider>
    </Layout>
  );
}
