import type {TOCItem} from '@docusaurus/mdx-loader';
import copy from '@site/src/data/pages/article.yml';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  contents: readonly TOCItem[];
}

/** The table of contents beside an article. src/plugins/starter marks the current section. */
export default function ContentsColumn({contents}: Props) {
  return (
    <nav
      className={`beside ${styles.column} no-print`}
      aria-labelledby="contents-heading"
      data-contents
    >
      <h2 id="contents-heading">{copy.contents}</h2>
      <ContentsList contents={contents} />
    </nav>
  );
}

/** The table of contents on narrow screens, collapsed below the lead. */
export function ContentsBox({contents}: Props) {
  return (
    <details className={`${styles.contentsBox} no-print`}>
      <summary>
        {copy.contents}
        <Icon name="chevron-down" size={24} />
      </summary>
      <ContentsList contents={contents} />
    </details>
  );
}

function ContentsList({contents}: Props) {
  return (
    <ul className="plain">
      {contents
        .filter(({level}) => level === 2)
        .map(({id, value}) => (
          <li key={id}>
            {/* The HTML of the heading, built from our own Markdown. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          </li>
        ))}
    </ul>
  );
}
