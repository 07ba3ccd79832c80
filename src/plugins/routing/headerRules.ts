import {FEED_FILE} from '../../lib/feedFile';
import {sizedFolder} from '../site-data/pictures/settings';
import {servedFolder as fontFolder} from '../downloadable-fonts/settings';
import type {HeaderRules, Headers} from './answerHeaders';
import {contentPolicy, filePolicy} from './contentPolicy';
import {pagePolicies} from '../../lib/pagePolicies';
import type {RouteTable} from '../../lib/resolveAddress';

const DAY = 86_400;
const PLAYER = '"https://www.youtube-nocookie.com"';

/** Features that no page uses, as far as browsers know them in this header. */
const UNUSED =
  'camera display-capture geolocation magnetometer microphone midi payment publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/** The features that the video player requests in its frame. */
const PLAYER_MAY = 'accelerometer autoplay encrypted-media fullscreen gyroscope picture-in-picture';

const permissions = [
  ...UNUSED.split(' ').map((feature) => `${feature}=()`),
  ...PLAYER_MAY.split(' ').map((feature) => `${feature}=(self ${PLAYER})`),
].join(', ');

const always: Headers = {
  'strict-transport-security': `max-age=${2 * 365 * DAY}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
};

/** Files with a hash in their names. */
const hashed: Headers = {'cache-control': `public, max-age=${365 * DAY}, immutable`};
/** For other sites too: link previews show the images, and the fonts are for everyone. */
const shared: Headers = {'cross-origin-resource-policy': 'cross-origin'};

/** What the pages carry in themselves. */
export interface Inline {
  /** The scripts of every page, as hashSource gives them. */
  scripts: readonly string[];
  /** The style sheet of every page, of each language, likewise. */
  sheets: readonly string[];
  /** The style sheets that libraries put into single pages while they run, by the page's name. */
  styles: Readonly<Record<string, readonly string[]>>;
}

/**
 * @throws when a policy is meant for a page that there is not
 */
export function headerRules(table: RouteTable, {scripts, sheets, styles}: Inline): HeaderRules {
  const own: Headers = {};
  for (const {base, pages} of table) {
    for (const [name, sources] of Object.entries(pagePolicies)) {
      if (!pages.includes(base + name)) {
        throw new Error(
          `pagePolicies.ts names the page ${base}${name}, which does not exist. Change the name there.`,
        );
      }
      own[base + name] = contentPolicy(scripts, [...sheets, ...(styles[name] ?? [])], sources);
    }
  }
  const root = table[0]?.base ?? '/';
  return {
    always,
    policies: {page: contentPolicy(scripts, sheets), own, file: filePolicy},
    folders: [
      ...table.map(({base}) => ({below: `${base}assets/`, headers: hashed})),
      {below: `${root}${sizedFolder}/`, headers: hashed},
      {
        below: `${root}${fontFolder}/`,
        headers: {'cache-control': `public, max-age=${DAY}`, ...shared},
      },
      ...table.map(({base}) => ({below: `${base}img/social/`, headers: shared})),
    ],
    usual: {'cache-control': 'no-cache', 'cross-origin-resource-policy': 'same-origin'},
    types: {
      ...Object.fromEntries(
        table.map(({base}) => [base + FEED_FILE, 'application/rss+xml; charset=utf-8']),
      ),
      '.txt': 'text/plain; charset=utf-8',
      '.ico': 'image/x-icon',
    },
  };
}
