import {type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import {flushSync} from 'react-dom';
import copy from '@site-data/pages/video';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon from '@site/src/components/Icon';
import {fill} from '@site/src/lib/fill';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import {isPlainClick, type PlayerControl, usePlayer} from './_usePlayer';
import Stage from './_Stage';
import styles from './styles.module.css';

/** The featured video, the others below it, and whose they are. One of them plays at a time. */
export default function Videos({videos}: {videos: Data<'videos'>}): ReactNode {
  const player = usePlayer();
  const featured = videos.filter((video) => video.featured);
  const others = videos.filter((video) => !video.featured);
  return (
    <>
      {featured.map((video) => (
        <VideoCard key={video.id} video={video} player={player} />
      ))}
      <ListGrid columns={[4, 2, 1]}>
        {others.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} player={player} />
          </li>
        ))}
      </ListGrid>
      <Credits videos={videos} />
    </>
  );
}

/** One line for each owner; of a single one, without the captions. */
function Credits({videos}: {videos: Data<'videos'>}): ReactNode {
  const owners = [...new Set(videos.map(({credit}) => credit))];
  return owners.map((owner) => {
    const captions = videos.filter(({credit}) => credit === owner).map(({caption}) => caption);
    return (
      <p key={owner} className={styles.credit}>
        {owners.length > 1 && `${captions.join(', ')}: `}
        <span lang="en">{owner}</span>
      </p>
    );
  });
}

interface VideoCardProps {
  video: Data<'videos'>[number];
  player: PlayerControl;
}

/**
 * The poster of a video with the caption on it. The card is a link to YouTube; a plain click replaces the
 * poster by the player.
 */
function VideoCard({video, player}: VideoCardProps): ReactNode {
  const card = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useBrokenLinks().collectAnchor(video.id);
  const current = player.current?.id === video.id ? player.current : null;
  const open = current !== null;
  const playing = current?.phase === 'playing';
  const href = `https://www.youtube.com/watch?v=${video.youtube}`;

  const press = () => player.send({type: 'press', id: video.id, online: navigator.onLine});
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    press();
  };
  const retry = () => {
    // The button is about to be removed.
    link.current?.focus({preventScroll: true});
    press();
  };
  const close = () => {
    flushSync(() => player.send({type: 'close'}));
    link.current?.focus();
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = document.activeElement;
    const here = focused === document.body || card.current?.contains(focused);
    if (event.key === 'Escape' && !event.defaultPrevented && here) close();
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);

  return (
    <article
      id={video.id}
      className={styles.card}
      data-featured={video.featured}
      data-phase={current?.phase}
      ref={card}
    >
      <Stage video={video} href={href} current={current} player={player} onRetry={retry} />
      <h2
        className={styles.caption}
        data-printed={playing ? href : undefined}
        data-standin={video.standin}
      >
        {playing ? (
          video.caption
        ) : (
          <a
            ref={link}
            href={href}
            data-hydrate
            rel="noreferrer"
            aria-label={fill(copy.play, {caption: video.caption})}
            onClick={onClick}
          >
            {video.caption}
          </a>
        )}
      </h2>
      <div className={styles.foot}>
        {open && (
          <button
            type="button"
            className={styles.close}
            aria-label={copy.closePlayer}
            onClick={close}
          >
            <Icon name="x" size={20} stroke={2} />
            {copy.close}
          </button>
        )}
      </div>
    </article>
  );
}
