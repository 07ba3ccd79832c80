import type {ReactNode} from 'react';
import motifs from '@woven/milestones.woven';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Data} from '@site/src/collections';
import ButtonTo from '@site/src/components/ButtonTo';
import DateText from '@site/src/components/DateText';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

type Entry = Data<'milestones'>[number];
type Props = Pick<Entry, 'id' | 'date'> & NonNullable<Entry['timeline']>;

/** One milestone. Its date is the link to its own address, /timeline#id. */
export default function Milestone({id, date, title, text, major, link}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <article className={styles.milestone} id={id} data-major={major}>
      <Motif className={styles.knot} sheet={motifs} id={id} />
      <p className={styles.when}>
        <Link to={`#${id}`}>
          <DateText date={date} />
        </Link>
      </p>
      <div className={styles.what}>
        <h2>{title}</h2>
        <p>{text}</p>
        {link && (
          <ButtonTo to={link.to} look={link.look}>
            {link.label}
          </ButtonTo>
        )}
      </div>
    </article>
  );
}
