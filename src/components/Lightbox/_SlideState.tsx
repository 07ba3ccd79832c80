import {type ReactNode, createContext, useContext} from 'react';
import Translate from '@docusaurus/Translate';
import {IconPhotoOff} from '@tabler/icons-react';
import styles from './slideState.lazy.module.css';

/** The title of the picture around here; null in a thumbnail, which has no room for words. */
const SlideTitle = createContext<string | null>(null);

/** Tells what is inside a slide whose picture it is. */
export const SlideTitleProvider = SlideTitle.Provider;

/** A stitched bar in place of a picture that is on its way. */
export function Loading(): ReactNode {
  if (useContext(SlideTitle) === null) return null;
  return (
    <span className={styles.loading}>
      <span className="visually-hidden">
        <Translate id="lightbox.loading" description="In place of a picture, for screen readers">
          Loading the picture
        </Translate>
      </span>
    </span>
  );
}

/** An icon and the title in place of a picture that did not come. */
export function Failed(): ReactNode {
  const title = useContext(SlideTitle);
  if (title === null) return <IconPhotoOff size={32} stroke={1.5} aria-hidden />;
  return (
    <span className={styles.failed}>
      <IconPhotoOff size={64} stroke={1.25} aria-hidden />
      <span>
        <Translate
          id="lightbox.failed"
          description="In place of a picture that did not come. {title} is what it shows"
          values={{title}}
        >
          {'This picture could not be loaded: {title}'}
        </Translate>
      </span>
    </span>
  );
}
