import {type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import {flushSync} from 'react-dom';
import copy from '@site-data/pages/video';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {IconX} from '@tabler/icons-react';
import {fill} from '@site/src/lib/fill';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import {isPlainClick, type PlayerControl, usePlayer} from './_usePlayer';
import Stage from './_Stage';
import styles from './styles.module.css';

/** The featured video and the others below it. One of them plays at a time. */
export default function Videos({videos}: {videos: Data<'videos'>}): ReactNode {
  const player = usePlayer();
  const featured = videos.filter((video) => video.featured);
  const others = videos.filter((video) => !video.featured);
  return (
    <>
      {featured.map((video) => (
        <VideoCard key={video.id} video={video} heading="h2" player={player} />
      ))}
      <h2 className={styles.more}>{copy.more}</h2>
      <ListGrid columns={[4, 2, 1]}>
        {others.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} heading="h3" player={player} />
          </li>
        ))}
      </ListGrid>
    </>
  );
}

interface VideoCardProps {
  video: Data<'videos'>[number];
  /** h2 for the featured video, h3 for those below the second heading. */
  heading: 'h2' | 'h3';
  player: PlayerControl;
}

/**
 * The poster, caption and credit of a video. The card is a link to YouTube; a plain click replaces the
 * poster by the player.
 */
function VideoCard({video, heading: Heading, player}: VideoCardProps): ReactNode {
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
      <div className={styles.words}>
        <Heading className={styles.caption} data-printed={playing ? href : undefined}>
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
        </Heading>
        <div className={styles.foot}>
          <p className={styles.credit} lang="en">
            {video.credit}
          </p>
          {open && (
            <button
              type="button"
              className={styles.close}
              aria-label={copy.closePlayer}
              onClick={close}
            >
              <IconX size={20} aria-hidden="true" />
              {copy.close}
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
