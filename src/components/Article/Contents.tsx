import {type ReactNode, useEffect, useMemo, useState} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Translate from '@docusaurus/Translate';
import {IconChevronDown} from '@tabler/icons-react';
import {trustedHtml} from '../trustedHtml';
import styles from './styles.module.css';

interface Props {
  contents: readonly TOCItem[];
}

/** The table of contents beside an article, with the current section marked. */
export default function ContentsColumn({contents}: Props): ReactNode {
  const ids = useMemo(() => contents.map(({id}) => id), [contents]);
  const active = useActiveHeading(ids);
  return (
    <nav className={`${styles.column} no-print`} aria-labelledby="contents-heading">
      <h2 id="contents-heading">
        <ContentsLabel />
      </h2>
      <ContentsList contents={contents} active={active} />
    </nav>
  );
}

interface ContentsBoxProps {
  contents: readonly TOCItem[];
}

/** The table of contents on narrow screens, collapsed under the heading. */
export function ContentsBox({contents}: ContentsBoxProps): ReactNode {
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

function ContentsLabel(): ReactNode {
  return (
    <Translate id="article.contents" description="Heading of an article's table of contents">
      In this article
    </Translate>
  );
}

interface ListProps extends ContentsBoxProps {
  /** Id of the current heading. */
  active?: string;
}

function ContentsList({contents, active}: ListProps): ReactNode {
  return (
    <ul className="plain">
      {contents
        .filter(({level}) => level === 2)
        .map(({id, value}) => (
          <li key={id}>
            {/* The HTML of the heading, built from our own Markdown. */}
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

/** Distance below the top of the screen at which a heading becomes the current one, in CSS pixels. */
const READING_LINE = 160;

/** The id of the current heading: the last one above the reading line, or the first. */
function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    function update(): void {
      const reached = ids.filter((id) => {
        const heading = document.getElementById(id);
        return heading && heading.getBoundingClientRect().top <= READING_LINE;
      });
      setActive(reached[reached.length - 1] ?? ids[0]);
    }

    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, [ids]);

  return active;
}
