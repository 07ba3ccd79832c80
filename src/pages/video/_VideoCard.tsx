import type {ReactNode} from 'react';
import posters from '@woven/posters.woven';
import {IconPlayerPlayFilled} from '@tabler/icons-react';
import type {Data} from '@site/src/collections';
import ExternalLink from '@site/src/components/ExternalLink';
import Woven from '@site/src/components/Woven';
import styles from './styles.module.css';

interface Props {
  video: Data<'videos'>[number];
  /** The featured video stands above the heading of the others, and those below it. */
  heading: 'h2' | 'h3';
}

/** A video's poster, caption and credit. The whole card leads to the video on YouTube. */
export default function VideoCard({video, heading: Heading}: Props): ReactNode {
  return (
    <article className={styles.card}>
      <div className={styles.poster} aria-hidden="true">
        <Woven
          className={styles.cloth}
          sheet={posters}
          id={`poster-${video.youtube}`}
          width={384}
          height={216}
        />
        <span className={styles.plaque}>
          <IconPlayerPlayFilled size={28} />
        </span>
      </div>
      <Heading className={styles.caption}>
        <ExternalLink href={`https://www.youtube.com/watch?v=${video.youtube}`}>
          {video.caption}
        </ExternalLink>
      </Heading>
      <p className={styles.credit} lang="en">
        {video.credit}
      </p>
    </article>
  );
}
