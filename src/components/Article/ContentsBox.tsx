import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {IconChevronDown} from '@tabler/icons-react';
import {trustedHtml} from '../trustedHtml';
import styles from './styles.module.css';

interface Props {
  contents: readonly TOCItem[];
}

/** The table of contents on narrow screens, folded under the heading. */
export default function ContentsBox({contents}: Props): ReactNode {
  return (
    <details className={`${styles.contentsBox} no-print`}>
      <summary>
        <ContentsLabel />
        <IconChevronDown size={24} stroke={1.75} aria-hidden />
      </summary>
      <ContentsList contents={contents} />
    </details>
  );
}

export function ContentsLabel(): ReactNode {
  return (
    <Translate id="article.contents" description="Heading of an article's table of contents">
      In this article
    </Translate>
  );
}

interface ListProps extends Props {
  /** Id of the heading that is being read. */
  active?: string;
}

export function ContentsList({contents, active}: ListProps): ReactNode {
  return (
    <ul className="plain">
      {contents
        .filter(({level}) => level === 2)
        .map(({id, value}) => (
          <li key={id}>
            {/* The heading's own markup, made by the build from our own Markdown. */}
            <a
              aria-current={id === active ? 'location' : undefined}
              href={`#${id}`}
              dangerouslySetInnerHTML={{__html: trustedHtml(value)}}
            />
          </li>
        ))}
    </ul>
  );
}
