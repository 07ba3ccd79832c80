import {type ReactNode, useMemo} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {ContentsLabel, ContentsList} from './ContentsBox';
import {useActiveHeading} from './_useActiveHeading';
import styles from './contentsColumn.module.css';

interface Props {
  contents: readonly TOCItem[];
}

/** The table of contents beside an article; the part that is being read is marked. */
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
