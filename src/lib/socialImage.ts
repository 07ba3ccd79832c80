/*
 * The image that a shared link shows. The build draws it and the head of each page names it. Safe in
 * the browser.
 */

/** In pixels: the size that every service shows whole. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/**
 * The image of a page, below the base of its language.
 *
 * @param pathname the page's address, for example "/ne/about"
 * @param baseUrl where its language lives, with a slash at both ends, for example "/ne/"
 * @returns for example "img/social/about.png"
 */
export function socialImageFile(pathname: string, baseUrl: string): string {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return `img/social/${page || 'index'}.png`;
}
