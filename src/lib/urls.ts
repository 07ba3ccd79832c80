/*
 * Addresses of pages and of files that are made for them. Safe in the browser.
 */
/** The last part of the page to which unknown addresses go. */
export const FALLBACK = 'app';

/**
 * The feed of the Media page, below the base of its language. Not rss.xml in a folder `media`: a host
 * may take such a folder for the page /media.
 */
export const FEED_FILE = 'media-feed.xml';

/** What the search finds, below the base of its language. Named like the feed for the same reason. */
export const SEARCH_NAMES_FILE = 'search-names.json';

/** The texts of a large site, which the records of the search leave out then. */
export const SEARCH_TEXTS_FILE = 'search-texts.json';

/** The box of the search, as HTML, below the base of its language. No `.html`, which would be a page. */
export const SEARCH_BOX_FILE = 'search-box.txt';

/** The failures for which hosts have an error screen in each language: /500.html, /ne/503.html. */
export const ERROR_STATUSES = [500, 501, 502, 503, 504];

/** The service worker. */
export const WORKER = '/sw.js';

/** The cache in which the service worker keeps documents, by their paths. */
export const PAGES_CACHE = 'pages';

/** The file of a page in the build of all languages: "/ne/index.html", "/ne/about.html". */
export function pageFile(page: string): string {
  return page.endsWith('/') ? `${page}index.html` : `${page}.html`;
}

/** The image that a shared link shows, in pixels: the size that every service shows whole. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/**
 * The file of the image that a shared link shows, below the base of its language.
 *
 * @param pathname the page's address, for example "/ne/about"
 * @param baseUrl where its language lives, with a slash at both ends, for example "/ne/"
 * @returns for example "img/social/about.png"
 */
export function socialImageFile(pathname: string, baseUrl: string): string {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return `img/social/${page || 'index'}.png`;
}
