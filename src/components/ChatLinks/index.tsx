import {type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {IconBrandTelegram, IconBrandWhatsapp} from '@tabler/icons-react';
import ExternalLink from '../ExternalLink';
import {site} from '../siteData';
import styles from './styles.module.css';

const whatsappLink = `${site.whatsapp.link}?text=${encodeURIComponent(site.whatsapp.greeting)}`;

/** Two floating links: WhatsApp with a prefilled greeting, and Telegram. */
export default function ChatLinks(): ReactNode {
  const element = useRef<HTMLElement>(null);

  useEffect(() => hidesOnScroll(element.current), []);

  return (
    <aside
      ref={element}
      className={`${styles.chat} no-print`}
      aria-label={translate({
        id: 'chat.label',
        message: 'Chat with us',
        description: 'Name of the two floating chat links for screen readers',
      })}
    >
      <ExternalLink className={styles.whatsapp} href={whatsappLink}>
        <IconBrandWhatsapp size={26} stroke={1.75} aria-hidden />
        <span className="visually-hidden">
          {translate({
            id: 'chat.whatsapp',
            message: 'Message us on WhatsApp',
            description: 'Label of the floating WhatsApp link',
          })}
        </span>
      </ExternalLink>
      <ExternalLink className={styles.telegram} href={site.telegram.link}>
        <IconBrandTelegram size={26} stroke={1.75} aria-hidden />
        <span className="visually-hidden">
          {translate({
            id: 'chat.telegram',
            message: 'Message us on Telegram',
            description: 'Label of the floating Telegram link',
          })}
        </span>
      </ExternalLink>
    </aside>
  );
}

/** Smaller scroll movements, in CSS pixels, are ignored. */
const DEAD_ZONE = 8;

/**
 * Sets `data-away` on an element while the reader scrolls down and removes it on scrolling up.
 * The style sheet decides at which widths that hides the element.
 * @returns a function that stops watching
 */
function hidesOnScroll(element: HTMLElement | null): () => void {
  let last = window.scrollY;

  function onScroll(): void {
    const moved = window.scrollY - last;
    if (Math.abs(moved) < DEAD_ZONE) return;
    last = window.scrollY;
    element?.toggleAttribute('data-away', moved > 0 && window.scrollY > 0);
  }

  window.addEventListener('scroll', onScroll, {passive: true});
  return () => window.removeEventListener('scroll', onScroll);
}
