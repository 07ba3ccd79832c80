import type {MouseEvent, ReactNode} from 'react';
import {IconZoomIn} from '@tabler/icons-react';
import clsx from 'clsx';
import type * as lazy from './_lazy';
import styles from './styles.module.css';

interface Props {
  /** The whole picture, for whoever has no JavaScript or wants a tab of its own. */
  href: string;
  label: string;
  /** Shows a square with a magnifying glass where the picture has room for it. */
  marked?: boolean;
  onOpen: (lightbox: LightboxModule) => void;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A picture that leads to itself in full; a plain click opens it over the page. */
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
    // A new tab, a new window, a download: the visitor asks for something else.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Safari does not focus a link that is clicked, and the focus comes back to it at the end.
    link.focus({preventScroll: true});
    loadLightbox().then(onOpen, () => window.location.assign(link.href));
  }

  return (
    <a
      id={id}
      className={clsx(styles.link, className)}
      href={href}
      aria-label={label}
      onClick={onClick}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && preloadLightbox()}
    >
      {children}
      {marked && (
        <span className={styles.mark}>
          <IconZoomIn size={24} stroke={1.75} aria-hidden />
        </span>
      )}
    </a>
  );
}

/** What comes with the library, on the first click. */
export type LightboxModule = typeof lazy;

export const loadLightbox = (): Promise<LightboxModule> => import('./_lazy');

/** Fetches it ahead of a click, unless the visitor saves data. */
function preloadLightbox(): void {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  if (connection?.saveData) return;
  // Whoever clicks will learn of a failure.
  loadLightbox().catch(() => undefined);
}
