import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {PictureFiles} from '@site/src/collections';
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
  const root = usePictureRoot();
  const {src, width, height, sources} = picture;
  return (
    <picture className={styles.picture}>
      {sources.map(({type, srcSet}) => (
        <source key={type} type={type} srcSet={below(root, srcSet)} sizes={sizes} />
      ))}
      <img
        className={clsx(styles.image, className)}
        data-fit={fit}
        src={below(root, src)}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** The base of picture addresses: both languages share the files of the default locale. */
export function usePictureRoot(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
}

/**
 * Prefixes the addresses of one or many files with a base.
 *
 * @param base ends with a slash
 * @param addresses one, or a srcset of many; each begins with a slash
 */
export const below = (base: string, addresses: string): string =>
  addresses.replace(/(^|, )\//g, `$1${base}`);
