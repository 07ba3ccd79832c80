import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {FullPicture} from '@site/src/components/Picture/full';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  picture: FullPicture;
  /** What the picture shows. */
  title: string;
  /** What the link is called, if not "Open the picture in full". */
  label?: string;
  /** A place of the page. */
  id?: string;
  /** In the address of a gallery. */
  name?: string;
  /** Shows a magnifying glass on the picture. */
  marked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to a full picture; in a `Lightbox`, a plain click opens it over the page. */
export default function PictureLink({
  picture: {href, width, height, files},
  title,
  label = translate(
    {
      id: 'lightbox.open',
      message: 'Open the picture in full: {title}',
      description: 'Link on a picture, for screen readers. {title} is what it shows',
    },
    {title},
  ),
  id,
  name = href,
  marked = true,
  className,
  children,
}: Props) {
  return (
    <a
      id={id}
      className={clsx(styles.link, className)}
      href={href}
      aria-label={label}
      data-press=""
      data-picture={name}
      data-title={title}
      data-size={`${width} ${height}`}
      data-files={files.map((file) => `${file.src} ${file.width}w`).join(', ')}
    >
      {children}
      {marked && (
        <span className={styles.mark}>
          <Icon name="zoom-in" size={24} />
        </span>
      )}
    </a>
  );
}
