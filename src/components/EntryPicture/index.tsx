import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PictureFiles} from '@site/src/data/lists';
import Picture from '@site/src/components/Picture';
import {Portrait} from '../Illustration';
import styles from './styles.module.css';

interface Props {
  /** The image of the list entry, if it has one. */
  image?: PictureFiles;
  /** As the HTML attribute. */
  sizes: string;
  /** As CSS `object-fit`. */
  fit?: 'cover' | 'contain';
  /** The placeholder while there is no picture: a portrait, or else a motif or a scene. */
  portrait?: string;
  children?: ReactNode;
  /** Sets the size. */
  className?: string;
}

/** The picture of a person, a partner or a place, or the illustration in its place. */
export default function EntryPicture(props: Props) {
  const {image, sizes, fit, portrait, className, children} = props;
  const classes = clsx(styles.picture, className);
  // Decorative: the name is always beside it.
  return image ? (
    <Picture className={classes} picture={image} alt="" sizes={sizes} fit={fit} />
  ) : (
    <span className={classes}>{portrait ? <Portrait id={portrait} /> : children}</span>
  );
}
