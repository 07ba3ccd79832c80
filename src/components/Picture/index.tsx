import clsx from 'clsx';
import type {PictureFiles} from '@site/src/data/lists';
import styles from './styles.module.css';

interface Props {
  picture: PictureFiles;
  /** '' where the text beside it says the same. */
  alt: string;
  /** The HTML attribute: `(max-width: 560px) 50vw, 280px`. */
  sizes: string;
  /** As CSS `object-fit`. */
  fit?: 'cover' | 'contain';
  /** Sets the size. */
  className?: string;
}

/** A photograph or a scan, in several formats and sizes. */
export default function Picture({picture, alt, sizes, fit = 'cover', className}: Props) {
  const {src, width, height, sources} = picture;
  return (
    <picture className={styles.picture}>
      {sources.map(({type, srcSet}) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={clsx(styles.image, className)}
        data-fit={fit}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
