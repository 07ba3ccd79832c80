import type {MouseEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {IconAlertTriangle} from '@tabler/icons-react';
import {Button} from '@site/src/components/Button';
import ExternalLink from '@site/src/components/ExternalLink';
import type {Failure, Shown} from './_player';
import styles from './_notice.module.css';

interface Props {
  shown: Shown | null;
  /** The video on YouTube. */
  href: string;
  onRetry: () => void;
}

/** What stands over the poster while the player is on its way, and when it cannot come. */
export default function Notice({shown, href, onRetry}: Props): ReactNode {
  const loading = shown?.phase === 'loading';
  const failed = shown?.phase === 'failed';
  return (
    <div className={styles.notice} data-phase={shown?.phase}>
      {/* Always there: a screen reader tells what comes into a region that it knows. */}
      <p className={styles.loading} role="status">
        {loading && (
          <Translate
            id="video.loading"
            description="Over a video's poster, after a press of play, until the player is there"
          >
            Loading the player…
          </Translate>
        )}
      </p>
      {failed && (
        <p className={styles.failure} role="alert" key={shown.attempt}>
          <IconAlertTriangle size={20} aria-hidden="true" />
          {sentenceOf(shown.failure)}
        </p>
      )}
      {(loading || failed) && (
        <p className={styles.ways}>
          <ExternalLink href={href} onClick={ignoreDoubleClick}>
            <Translate
              id="video.watch"
              description="Link to a video on YouTube, while the player loads and when it cannot play"
            >
              Watch on YouTube
            </Translate>
          </ExternalLink>
          {failed && (
            <Button look="secondary" onClick={onRetry}>
              <Translate
                id="video.retry"
                description="Button beside a message that a video could not be loaded"
              >
                Try again
              </Translate>
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** The link appears under the pointer of whoever presses the poster twice. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

function sentenceOf(failure: Failure): string {
  switch (failure) {
    case 'offline':
      return translate({
        id: 'video.offline',
        message: 'Your device is offline. Connect it to the internet and try again.',
        description: 'Instead of a video, when the device has no connection',
      });
    case 'blocked':
      return translate({
        id: 'video.blocked',
        message:
          'The player did not load. YouTube may be blocked here, or the connection is too slow.',
        description: 'Instead of a video, when nothing comes from YouTube',
      });
    case 'unavailable':
      return translate({
        id: 'video.unavailable',
        message:
          'YouTube does not play this video here. It may have been removed, or it plays only on YouTube.',
        description: 'Instead of a video, when YouTube answers with an error',
      });
  }
}
