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
  const {src, width, height, colour, sources} = picture;
  // With `contain` the colour would stay visible beside the picture.
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

/** How many steps above black each channel of a colour has in styles.module.css. */
const STEPS = 7;

/**
 * A colour as words for the style sheet: "r4 r1 g2" is five steps of red and two of green. A content policy
 * without style attributes has no room for the exact colour of each picture.
 *
 * @param colour as #rrggbb
 */
function shades(colour: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return channels
    .flatMap((value, index) =>
      [4, 2, 1]
        .filter((part) => Math.round((value / 255) * STEPS) & part)
        .map((part) => `${'rgb'.charAt(index)}${part}`),
    )
    .join(' ');
}
