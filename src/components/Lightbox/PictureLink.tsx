import type {ReactNode} from 'react';
import copy from '@site/src/data/pages/lightbox.yml';
import clsx from 'clsx';
import type {PictureFiles} from '@site/src/data/lists';
import {fill} from 'content/lists/fill';
import Icon from '../Icon';
import Link from '../Link';
import styles from './styles.module.css';

interface Props {
  image?: PictureFiles;
  /** The drawing while there is no picture, from one of the modules `@generated/illustrations/default/…-files`. */
  drawing: {src: string; width: number; height: number};
  /** What the picture shows. */
  title: string;
  /** The name of the link, if not "Open the picture in full". */
  label?: string;
  /** The id of the link, as a place of the page. */
  id?: string;
  /** In the address while the picture is open. */
  name: string;
  /** With a magnifying glass. */
  marked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to a full picture; in a `Lightbox`, a plain click opens it over the page. */
export default function PictureLink({
  image,
  drawing,
  title,
  label = fill(copy.open, {title}),
  id,
  name,
  marked,
  className,
  children,
}: Props) {
  const {href, size, files} = fullPicture(image, drawing);
  return (
    <Link
      id={id}
      className={clsx(styles.link, className)}
      href={href}
      aria-label={label}
      data-press=""
      data-picture={name}
      data-title={title}
      data-size={size}
      data-files={files}
    >
      {children}
      {marked && (
        <span className={styles.mark}>
          <Icon name="zoom-in" size={24} />
        </span>
      )}
    </Link>
  );
}

/** A vector drawing may be shown this many times larger than its own size. */
const DRAWING_SCALE = 4;

/**
 * A full picture for the lightbox: its largest size without blur, in pixels, and its files, smallest first, as a
 * srcset. The address for a link is that of the largest file in a format that every browser shows.
 */
export function fullPicture(image: Props['image'], drawing: Props['drawing']) {
  if (!image) {
    const [width, height] = [drawing.width * DRAWING_SCALE, drawing.height * DRAWING_SCALE];
    return {href: drawing.src, size: `${width} ${height}`, files: `${drawing.src} ${width}w`};
  }
  const {width, height, sources} = image;
  const oldest = sources[sources.length - 1]!.srcSet;
  const href = oldest.split(', ').pop()!.split(' ')[0]!;
  // The lightbox cannot offer several formats; every supported browser shows WebP.
  const files = sources.find(({type}) => type === 'image/webp')?.srcSet ?? oldest;
  return {href, size: `${width} ${height}`, files};
}
