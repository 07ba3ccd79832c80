import {useLocation} from '@docusaurus/router';
import copy from '@site/src/data/pages/shared.yml';
import Link from '../Link';
import Icon from '../Icon';
import site from '@site/src/data/site.yml';
import {chatLink} from '@site/src/lib/message';
import styles from './styles.module.css';

const {label, whatsapp, telegram} = copy.chat;

/** Opens WhatsApp with a greeting. */
export const whatsappLink = chatLink(site.whatsapp.link, site.whatsapp.greeting);

/**
 * Two floating links: WhatsApp with a prefilled greeting, and Telegram. On a small screen they are
 * behind one button: the `details` is empty, and the style sheet shows the links by its state. On a small screen the
 * links of the feedback page are below the footer, so that nothing floats over the fields.
 * src/page-scripts/hideOnScroll.ts moves them away while the reader scrolls, and menus.ts closes the `details`.
 */
export default function ChatLinks() {
  const {pathname} = useLocation();
  // The pages of trades and the contact page have both chats as buttons, the agreement is for two others.
  if (/\/(hire(\/|$)|contact$|agreement$)/.test(pathname)) return null;
  const floats = !pathname.endsWith('/feedback');
  return (
    <aside
      className={`${styles.chat} no-print`}
      data-away-on-scroll={floats || undefined}
      aria-label={label}
    >
      {floats && (
        <details className={styles.launcher} data-dismissable>
          <summary aria-label={label}>
            <Icon name="message-circle" size={26} />
          </summary>
        </details>
      )}
      <div className={styles.links}>
        <Link className={styles.whatsapp} to={whatsappLink}>
          <Icon name="whatsapp" size={26} />
          {whatsapp}
        </Link>
        <Link className={styles.telegram} to={site.telegram.link}>
          <Icon name="telegram" size={26} />
          {telegram}
        </Link>
      </div>
    </aside>
  );
}
