import path from 'node:path';
import {publicName} from '../../src/plugins/routing/publicName';
import {statsOf} from './statsOf';

/**
 * The file of a build that an address names.
 *
 * @param urlPath undecoded
 * @returns its path below the build, decoded; null when there is none or it is not for the public
 */
export function publicFile(buildDir: string, urlPath: string): string | null {
  const name = publicName(urlPath);
  return name !== null && statsOf(path.join(buildDir, name))?.isFile() ? name : null;
}

/** Where Docusaurus writes a page: "/ne/" is /ne/index.html, "/ne/about" is /ne/about.html. */
export function pageFile(page: string, root: string): string {
  const below = `/${page.slice(root.length)}`;
  return below.endsWith('/') ? `${below}index.html` : `${below}.html`;
}
