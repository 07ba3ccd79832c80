import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PictureFiles} from '@site/src/collections';
import {below, usePictureRoot} from './root';
import {shades} from './_shades';
import styles from './styles.module.css';

interface Props {
  picture: PictureFiles;
  /** What is to be seen, for those who cannot; '' where the words beside it say it all. */
  alt: string;
  /** How wide it is shown, so that a phone gets a small file: `(max-width: 560px) 50vw, 280px`. */
  sizes: string;
  /** Fills its box, cut at the edges, or shows all of it within. */
  fit?: 'cover' | 'contain';
  /** Loads at once: for what is seen before anyone scrolls. */
  priority?: boolean;
  /** Gives the size. */
  className?: string;
}

/** A photograph or a scan, in the form and the size that suit the browser. */
export default function Picture({
  picture,
  alt,
  sizes,
  fit = 'cover',
  priority = false,
  className,
}: Props): ReactNode {
  const root = usePictureRoot();
  const {src, width, height, colour, sources} = picture;
  // Beside a picture that does not fill its box the colour would stay.
  const placeholder = fit === 'cover' ? colour : undefined;
  return (
    <picture className={styles.picture}>
      {sources.map(({type, srcSet}) => (
        <source key={type} type={type} srcSet={below(root, srcSet)} sizes={sizes} />
      ))}
      <img
        className={clsx(styles.image, className)}
        data-fit={fit}
        data-placeholder={placeholder && shades(placeholder)}
        src={below(root, src)}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
