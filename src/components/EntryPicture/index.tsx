import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PictureFiles} from '@site/src/data/lists';
import {Portrait} from '../Illustration';
import styles from './styles.module.css';

interface Props {
  /** The image of the list entry, if it has one, in several formats and sizes. */
  image?: PictureFiles;
  /** The HTML attribute: `(max-width: 560px) 50vw, 280px`. */
  sizes: string;
  /** As CSS `object-fit`; it is `cover` otherwise. */
  fit?: 'contain';
  /** The placeholder while there is no picture: a portrait, or else a motif or a scene. */
  portrait?: string;
  children?: ReactNode;
  /** Sets the size. */
  className?: string;
}

/** The picture of a person, a partner, a place or a paper, or the illustration in its place. The name is beside it. */
export default function EntryPicture(props: Props) {
  const {image, sizes, fit, portrait, className, children} = props;
  const classes = clsx(styles.picture, className);
  if (!image) {
    return <span className={classes}>{portrait ? <Portrait id={portrait} /> : children}</span>;
  }
  const {src, width, height, sources} = image;
  return (
    <picture className={styles.sources}>
      {sources.map(({type, srcSet}) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={classes}
        data-fit={fit}
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
