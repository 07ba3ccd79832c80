import type {ReactNode} from 'react';
import copy from '@site-data/pages/share';
import {shareApps, shareLink} from './shareLinks';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import BrandIcon from '../BrandIcon';
import {useLocale, useLocaleBlock} from '../Locale';

/**
 * Plain links that share the page, folded. src/plugins/share adds what needs scripts: copying the address,
 * and the other apps of a phone. Not at the end of an article that is folded in another language.
 */
export default function Share(): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const address = createUrl({locale: useLocale(), fullyQualified: true});
  if (useLocaleBlock()) return null;
  return (
    <details className="share no-print" data-dismissable>
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
        <div dangerouslySetInnerHTML={{__html: ''}} />
      </div>
    </details>
  );
}
