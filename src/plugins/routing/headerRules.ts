import {ERROR_STATUSES, FEED_FILE, JSON_FEED_FILE} from '../../lib/urls';
import {sizedFolder} from 'docusaurus-plugin-collections/pictures/settings';
import {servedFolder as fontFolder} from '../downloadable-fonts/settings';
import type {HeaderRules, Headers} from './answerHeaders';
import {contentPolicy, filePolicy} from './contentPolicy';
import {typeOfEnding} from './hosts/contentTypes';
import type {RouteTable} from '../../lib/resolveAddress';

const DAY = 86_400;
/** In static/: which links a browser may prefetch. */
const SPECULATION_RULES = 'speculation-rules.json';
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

/** The inline code of the pages, as hashSource gives it. */
export interface Inline {
  /** The scripts of every page. */
  scripts: readonly string[];
  /** The style elements of single pages, by the address of the page. */
  styles: Readonly<Record<string, readonly string[]>>;
  /** The styles that a library adds while it runs. */
  runtimeStyles: readonly string[];
}

export function headerRules(
  table: RouteTable,
  {scripts, styles, runtimeStyles}: Inline,
): HeaderRules {
  const stylesOf = (page: string) =>
    [...(styles[page] ?? []), ...runtimeStyles].map((hash) => ` ${hash}`).join('');
  const pages = table.flatMap(({base, pages}) => [
    ...pages,
    ...ERROR_STATUSES.map((status) => `${base}${status}`),
  ]);
  const root = table[0]?.base ?? '/';
  return {
    always,
    policies: {
      page: contentPolicy(scripts),
      styles: Object.fromEntries(pages.map((page) => [page, stylesOf(page)])),
      file: filePolicy,
    },
    page: {'speculation-rules': `"${root}${SPECULATION_RULES}"`},
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
        table.flatMap(({base}) => [
          [base + FEED_FILE, 'application/rss+xml; charset=utf-8'],
          [base + JSON_FEED_FILE, 'application/feed+json; charset=utf-8'],
        ]),
      ),
      [root + SPECULATION_RULES]: 'application/speculationrules+json',
      ...typeOfEnding,
    },
  };
}
