import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import type * as lazy from './_lazy';
import styles from './styles.module.css';

interface Props {
  /** The full picture, for a new tab and without JavaScript. */
  href: string;
  label: string;
  /** Shows a magnifying glass on the picture. */
  marked?: boolean;
  onOpen: (lightbox: LightboxModule) => void;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A link to the full picture; a plain click opens it in the lightbox. */
export default function PictureLink({
  href,
  label,
  marked = true,
  onOpen,
  id,
  className,
  children,
}: Props): ReactNode {
  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    // A new tab, a new window or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Safari does not focus a clicked link, and closing the lightbox returns the focus to it.
    link.focus({preventScroll: true});
    loadLightbox().then(onOpen, () => window.location.assign(link.href));
  }

  return (
    <a
      id={id}
      className={clsx(styles.link, className)}
      href={href}
      aria-label={label}
      data-hydrate
      onClick={onClick}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && preloadLightbox()}
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

/** The lazy chunk with the library. */
export type LightboxModule = typeof lazy;

export const loadLightbox = (): Promise<LightboxModule> => import('./_lazy');

/** Loads it ahead of a click, unless the visitor saves data. */
function preloadLightbox(): void {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  if (connection?.saveData) return;
  // A failure is handled at the click.
  loadLightbox().catch(() => undefined);
}
