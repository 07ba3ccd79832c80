import type {ReactNode} from 'react';
import knots from '@woven/milestone-files';
import motifs from '@woven/milestones.woven';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Data} from '@site/src/collections';
import ButtonTo from '@site/src/components/ButtonTo';
import DateText from '@site/src/components/DateText';
import EntryPicture from '@site/src/components/EntryPicture';
import PreviewLink from '@site/src/components/Lightbox/PreviewLink';
import {wholePicture} from '@site/src/components/Picture/full';
import {usePictureRoot} from '@site/src/components/Picture/root';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

type Entry = Data<'milestones'>[number];
type Props = Pick<Entry, 'id' | 'date'> & NonNullable<Entry['timeline']>;

/** One milestone. Its date is the link to its own address, /timeline#id; its picture opens in full. */
export default function Milestone({id, date, title, text, major, link, image}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const picture = wholePicture(usePictureRoot(), image, knots[id]!);
  return (
    <article className={styles.milestone} id={id} data-major={major}>
      <PreviewLink className={styles.knot} picture={picture} title={title} marked={false}>
        <EntryPicture className={styles.picture} image={image} sizes="64px">
          <Motif sheet={motifs} id={id} />
        </EntryPicture>
      </PreviewLink>
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
