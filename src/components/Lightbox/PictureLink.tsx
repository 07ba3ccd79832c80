import type {ReactNode} from 'react';
import copy from '@site/src/data/pages/lightbox.yml';
import clsx from 'clsx';
import {fill} from 'docusaurus-plugin-collections/fill';
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
  label = fill(copy.open, {title}),
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
