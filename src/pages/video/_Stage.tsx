import {type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import posters from '@woven/posters.woven';
import {IconPlayerPlayFilled} from '@tabler/icons-react';
import type {Data} from '@site/src/collections';
import Woven from '@site/src/components/Woven';
import Notice from './_Notice';
import type {Shown} from './_player';
import type {PlayerControl} from './_usePlayer';
import styles from './_stage.module.css';

interface Props {
  video: Data<'videos'>[number];
  /** The video on YouTube. */
  href: string;
  /** Null while the poster is all there is. */
  shown: Shown | null;
  player: PlayerControl;
  onRetry: () => void;
}

/** The room of a video: its poster, and what takes the poster's place after a press. */
export default function Stage({video, href, shown, player, onRetry}: Props): ReactNode {
  const {Player, send} = player;
  const {currentLocale} = useDocusaurusContext().i18n;
  const place = useRef<HTMLDivElement>(null);
  const playing = shown?.phase === 'playing';

  // The card's link gives way to the player; where the focus was on it, it goes on into the frame.
  useEffect(() => {
    if (!playing || document.activeElement !== document.body) return;
    const frame = place.current?.firstElementChild?.shadowRoot?.querySelector('iframe');
    frame?.focus({preventScroll: true});
  }, [playing]);

  return (
    <div className={styles.stage} data-phase={shown?.phase}>
      {/* Under the poster until it answers, out of reach of the Tab key. */}
      <div className={styles.frame} inert={!playing} ref={place}>
        {shown && shown.phase !== 'failed' && Player && (
          <Player
            key={shown.attempt}
            video={video.youtube}
            title={translate(
              {
                id: 'video.player',
                message: 'Video player: {caption}',
                description: 'Name of the frame in which a video plays, for screen readers',
              },
              {caption: video.caption},
            )}
            language={currentLocale}
            attempt={shown.attempt}
            send={send}
          />
        )}
      </div>
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
      <Notice shown={shown} href={href} onRetry={onRetry} />
    </div>
  );
}
