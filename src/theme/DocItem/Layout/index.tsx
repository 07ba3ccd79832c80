import {useDoc} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Layout';
import {type ArticleInfo, ArticleProvider} from '@site/src/components/Article/context';
import {ContentsColumn, LastChanged} from '@site/src/components/Article';
import {Crumb} from '@site/src/components/PageHead';
import {isInSidebar} from '@site/src/components/navigation';
import {PageNameProvider} from '@site/src/components/PageName';
import {useRoute} from '@site/src/components/useRoute';
import type {AddedFields} from '@site/src/lib/addedFields';
import Sidebar from './_Sidebar';
import styles from './styles.module.css';

/** The front matter of docs beyond Docusaurus's own keys. */
interface FrontMatter extends AddedFields {
  topic?: string;
  effective?: string;
  hide_table_of_contents?: boolean;
  displayed_sidebar?: null;
}

/** An article beside a sidebar, or without one a wide page that renders its own head. */
export default function DocItemLayout({children}: Props) {
  const {metadata, toc, ...doc} = useDoc();
  const frontMatter = doc.frontMatter as FrontMatter;
  const route = useRoute();
  const hasSidebar = frontMatter.displayed_sidebar !== null && isInSidebar(route);
  const article: ArticleInfo = {
    topic: frontMatter.topic,
    minutes: frontMatter.reading_minutes,
    effective: frontMatter.effective,
    contents: frontMatter.hide_table_of_contents ? [] : toc,
    changed: frontMatter.last_changed,
    isLetter: !hasSidebar && frontMatter.topic !== undefined,
  };
  const changed = <LastChanged date={article.changed} />;
  return (
    <PageNameProvider value={metadata.title}>
      {/* A page without a sidebar and a topic is no article. */}
      <ArticleProvider value={hasSidebar || article.isLetter ? article : null}>
        {hasSidebar ? (
          <div className={styles.columns}>
            <Sidebar route={route} />
            <main className={styles.main}>
              <div className={styles.article} data-article>
                <article className="prose">
                  <Crumb />
                  <MDXContent>{children}</MDXContent>
                  {changed}
                </article>
                {article.contents.length > 0 && <ContentsColumn contents={article.contents} />}
              </div>
            </main>
          </div>
        ) : (
          <main>
            <div className={`${styles.wide} prose`}>
              <MDXContent>{children}</MDXContent>
              {!article.isLetter && changed}
            </div>
          </main>
        )}
      </ArticleProvider>
    </PageNameProvider>
  );
}
