/**
 * The file robots.txt: everything may be read, and the list of pages of each language lies there.
 *
 * @param sitemaps full addresses
 */
export function robotsTxt(sitemaps: readonly string[]): string {
  const lines = ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`)];
  return `${lines.join('\n')}\n`;
}
