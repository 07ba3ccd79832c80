import {useDoc} from '@docusaurus/plugin-content-docs/client';
import copy from '@site/src/data/pages/article.yml';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Layout';
import {type ArticleInfo, ArticleProvider} from '@site/src/components/Article/context';
import {ContentsColumn} from '@site/src/components/Article';
import Link from '@site/src/components/Link';
import RichText from '@site/src/components/RichText';
import {Crumb} from '@site/src/components/PageHead';
import {neighboursOf} from '@site/src/components/navigation';
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
  const neighbours = frontMatter.displayed_sidebar === null ? undefined : neighboursOf(route);
  const article: ArticleInfo = {
    topic: frontMatter.topic,
    minutes: frontMatter.reading_minutes,
    effective: frontMatter.effective,
    contents: frontMatter.hide_table_of_contents ? [] : toc,
  };

  const text = (
    <>
      <MDXContent>{children}</MDXContent>
      <LastChanged date={frontMatter.last_changed} />
    </>
  );
  return (
    <PageNameProvider value={metadata.title}>
      {/* Without a sidebar and a topic it is no article. */}
      <ArticleProvider value={neighbours || article.topic ? article : null}>
        {neighbours ? (
          <div className={styles.columns}>
            <Sidebar route={route} />
            <main className={styles.main}>
              <div className={styles.article} data-article>
                <div>
                  <article className="prose">
                    <Crumb />
                    {text}
                  </article>
                  <Neighbours {...neighbours} />
                </div>
                {article.contents.length > 0 && <ContentsColumn contents={article.contents} />}
              </div>
            </main>
          </div>
        ) : (
          <main>
            <div className={`${styles.wide} prose`}>{text}</div>
          </main>
        )}
      </ArticleProvider>
    </PageNameProvider>
  );
}

/** No paragraph, because paragraphs are counted to find the same place in the other language. */
function LastChanged({date}: {date: AddedFields['last_changed']}) {
  const time = date && (
    <time dateTime={date.iso} title={date.other}>
      {date.text}
    </time>
  );
  return (
    time && (
      <small className={styles.changed}>
        <RichText of={copy.changed} values={{date: time}} />
      </small>
    )
  );
}

/** Links to the pages before and after an article in its sidebar. */
function Neighbours(pages: NonNullable<ReturnType<typeof neighboursOf>>) {
  return (
    <nav className={`${styles.neighbours} no-print`} aria-label={copy.neighbours}>
      {(['previous', 'next'] as const).map((side) => {
        const page = pages[side];
        return (
          page && (
            <Link key={side} className={styles[side]} to={page.to}>
              <small>{copy[side]}</small>
              <strong>{page.label}</strong>
            </Link>
          )
        );
      })}
    </nav>
  );
}
