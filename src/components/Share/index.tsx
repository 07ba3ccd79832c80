import type {ReactNode} from 'react';
import copy from '@site-data/pages/share';
import {fill} from '@site/src/lib/fill';
import {shareApps, shareLink} from '@site/src/lib/shareLinks';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import BrandIcon from '../BrandIcon';
import {useLocale} from '../Locale';
import {trustedHtml} from '../trustedHtml';

interface Props {
  /** With a button that prints the page. */
  printable?: boolean;
}

/**
 * Plain links that share the page. src/plugins/share adds what needs scripts: copying the address, the
 * other apps of a phone, and reading aloud.
 */
export default function Share({printable}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const address = createUrl({locale: useLocale(), fullyQualified: true});
  return (
    <div className="share-row no-print">
      <details className="share" data-dismissable>
        <summary data-load="share">
          <BrandIcon brand="share" size={20} />
          {copy.share}
        </summary>
        <div className="share-menu">
          {shareApps.map((app) => (
            <a key={app} href={shareLink(app, address)}>
              {copy[app]}
            </a>
          ))}
          {/* React does not look into an element with HTML of its own, so the script may fill it. */}
          <div dangerouslySetInnerHTML={{__html: trustedHtml('')}} />
        </div>
      </details>
      {printable && <PrintButton />}
    </div>
  );
}

/** A button that prints the page. */
export function PrintButton(): ReactNode {
  return (
    <button type="button" className="needs-js" data-load="share">
      {copy.print}
    </button>
  );
}

interface ItemProps {
  /** The address of the item from that of its page: a query, a hash or both. */
  href: string;
  title: string;
}

/** The address of an item in a list. src/plugins/share offers to share it. */
export function ShareItem({href, title}: ItemProps): ReactNode {
  return (
    <a
      className="share-item"
      href={href}
      aria-label={fill(copy.shareItem, {title})}
      data-load="share"
    >
      <BrandIcon brand="share" size={20} />
    </a>
  );
}
