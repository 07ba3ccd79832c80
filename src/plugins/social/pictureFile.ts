/**
 * Where the preview picture of a page lies below the base of its language. The build writes it
 * there and the page's head names it, so both ask here. Safe in the browser.
 *
 * @param pathname the page's address, for example "/ne/about"
 * @param baseUrl where its language lives, with a slash at both ends, for example "/ne/"
 * @returns for example "img/social/about.png"
 */
export function pictureFile(pathname: string, baseUrl: string): string {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return `img/social/${page || 'index'}.png`;
}
