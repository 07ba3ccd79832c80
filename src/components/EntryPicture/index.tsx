import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PictureFiles} from '@site/src/collections';
import Picture from '@site/src/components/Picture';
import styles from './styles.module.css';

interface Props {
  /** What the entry of a list has as its image, if it has one. */
  image?: PictureFiles;
  /** How wide it is shown, as in the attribute of HTML. */
  sizes: string;
  /** Whether it fills its box, or shows all of it within, as a logo does. */
  fit?: 'cover' | 'contain';
  /** What stands in its place while there is no picture: a motif, a scene. */
  children?: ReactNode;
  /** Gives the size. */
  className?: string;
}

/** The picture of a person, a partner or a place, or what is woven in its place. */
export default function EntryPicture({image, sizes, fit, className, children}: Props): ReactNode {
  const classes = clsx(styles.picture, className);
  // The name always stands beside it, so there is nothing to tell in words.
  return image ? (
    <Picture className={classes} picture={image} alt="" sizes={sizes} fit={fit} />
  ) : (
    <span className={classes}>{children}</span>
  );
}
