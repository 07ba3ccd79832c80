import {translate} from '@docusaurus/Translate';
import type {OutletKind} from '@site/src/collections/outlets';

/** What the filter calls the kinds of outlets, in the order in which it groups them. */
export const kindNames: Record<OutletKind, string> = {
  news: translate({
    id: 'media.kind.news',
    message: 'News outlets',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  daily: translate({
    id: 'media.kind.daily',
    message: 'Daily papers',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  weekly: translate({
    id: 'media.kind.weekly',
    message: 'Weekly papers',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  portal: translate({
    id: 'media.kind.portal',
    message: 'Online portals',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  tech: translate({
    id: 'media.kind.tech',
    message: 'Technology sites',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  radio: translate({
    id: 'media.kind.radio',
    message: 'Radio',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
  television: translate({
    id: 'media.kind.television',
    message: 'Television',
    description: 'Group of outlets in the filter of the Media Coverage page',
  }),
};
