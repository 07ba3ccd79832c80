import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {ContentsLabel, ContentsList} from './ContentsBox';
import styles from './contentsColumn.module.css';

const LINK_CLASS = 'contents-link';
const ACTIVE_CLASS = 'contents-link--active';
const highlight = {
  linkClassName: LINK_CLASS,
  linkActiveClassName: ACTIVE_CLASS,
  minHeadingLevel: 2,
  maxHeadingLevel: 2,
};

interface Props {
  contents: readonly TOCItem[];
}

/** The table of contents beside an article; the part that is being read is marked. */
export default function ContentsColumn({contents}: Props): ReactNode {
  useTOCHighlight(highlight);
  return (
    <nav className={`${styles.column} no-print`} aria-labelledby="contents-heading">
      <h2 id="contents-heading">
        <ContentsLabel />
      </h2>
      <ContentsList contents={contents} linkClassName={LINK_CLASS} />
    </nav>
  );
}
