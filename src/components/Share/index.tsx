import copy from '@site/src/data/pages/share.yml';
import {shareApps, shareLink} from './shareLinks';
import {fill} from 'content/lists/fill';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import ElementContent from 'site-elements/ElementContent';
import Icon from '../Icon';
import {useLocale} from '../Locale';
import Link from '../Link';

/**
 * Plain links that share the page, folded. element.ts does what needs scripts: copying the
 * address, and the other apps of a phone; src/page-scripts/menus.ts closes it.
 */
export default function Share() {
  const {createUrl} = useAlternatePageUtils();
  const address = createUrl({locale: useLocale(), fullyQualified: true});
  return (
    <site-share>
      <details className="share no-print" data-dismissable>
        <summary>
          <Icon name="share" size={20} />
          {copy.share}
        </summary>
        <div className="share-menu">
          {shareApps.map((app) => (
            <Link key={app} href={shareLink(app, address)}>
              {copy[app]}
            </Link>
          ))}
          <div className="share-more needs-js">
            <button type="button" data-part="copy">
              {copy.copy}
            </button>
            <button type="button" hidden data-part="apps">
              {copy.more}
            </button>
            <ElementContent
              as="p"
              role="status"
              data-part="status"
              data-copied={copy.copied}
              data-failed={fill(copy.copyByHand, {address})}
            />
          </div>
        </div>
      </details>
    </site-share>
  );
}
