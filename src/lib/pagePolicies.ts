/** What a page may fetch from other origins, by directive of the content policy. */
export type OwnSources = Partial<
  Record<'script-src' | 'frame-src' | 'trusted-types', readonly string[]>
>;

/**
 * The pages that may reach another origin, by their name below the base of a language. Safe in the
 * browser.
 */
export const pagePolicies: Readonly<Record<string, OwnSources>> = {
  // The player is a frame. The script that controls it is fetched when a video is first played, and
  // fetches the rest of itself from a folder that names its version:
  // /s/player/<version>/www-widgetapi.vflset/www-widgetapi.js
  video: {
    'script-src': ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
    'frame-src': ['https://www.youtube-nocookie.com/embed/'],
    // By which that script fetches its second part.
    'trusted-types': ['youtube-widget-api'],
  },
  contact: {'frame-src': ['https://www.openstreetmap.org']},
};

/**
 * Whose policy a page has: a change of page without a new document keeps the policy of the first
 * page, so only pages of one policy may share a document.
 *
 * @param baseUrl where the language lives, with a slash at both ends
 * @returns a name of pagePolicies, or "" for what all other pages have
 */
export function policyName(pathname: string, baseUrl: string): string {
  const name = pathname
    .slice(baseUrl.length)
    .toLowerCase()
    .replace(/\.html$|\/$/, '');
  return Object.prototype.hasOwnProperty.call(pagePolicies, name) ? name : '';
}
