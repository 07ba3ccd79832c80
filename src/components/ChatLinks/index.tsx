import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {IconBrandTelegram, IconBrandWhatsapp} from '@tabler/icons-react';
import ExternalLink from '../ExternalLink';
import {site} from '../siteData';
import styles from './styles.module.css';

const whatsappLink = `${site.whatsapp.link}?text=${encodeURIComponent(site.whatsapp.greeting)}`;

/** Two floating links: WhatsApp with a prefilled greeting, and Telegram. */
export default function ChatLinks(): ReactNode {
  return (
    <aside
      className={`${styles.chat} no-print`}
      data-away-on-scroll
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
