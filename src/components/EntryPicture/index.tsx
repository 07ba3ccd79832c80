import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './styles.module.css';

const cloths = ['red', 'indigo', 'green'] as const;

interface Props {
  /** The file that the entry of a list names, if it has one. */
  image?: string;
  /** Place of the entry in its list: while there is no picture, neighbours get different cloth. */
  place?: number;
  /** Gives the size. */
  className?: string;
}

/** The picture of a person, a partner or a place; a piece of cloth while there is none. */
export default function EntryPicture({image, place = 0, className}: Props): ReactNode {
  const address = useBaseUrl(image ?? '');
  const classes = clsx(styles.picture, className);
  // The name always stands beside it, so there is nothing to tell in words.
  return image ? (
    <img className={classes} src={address} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className={classes} aria-hidden="true" data-cloth={cloths[place % cloths.length]} />
  );
}
