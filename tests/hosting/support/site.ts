import {readdirSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../../scripts/lib/paths';
import {sitePages} from '../../browser/support/routes';

/** What the site is made of. */
export interface Site {
  /** Canonical addresses; a browser test compares them with the sitemaps, which Docusaurus makes of its own routes. */
  pages: readonly string[];
  /** Files of the build that anyone may fetch, by their address. */
  files: readonly string[];
  /** Every other file, by what its address would be. */
  hidden: readonly string[];
}

const isPage = (file: string) => file.endsWith('.html');
const isHidden = (file: string) =>
  /\/\.|\.(?:br|gz)$/.test(file) && !/^\/\.well-known\//.test(file);

export function readSite(): Site {
  const all = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(buildDir, path.join(entry.parentPath, entry.name))}`)
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !isPage(name))
    .sort();
  return {
    pages: sitePages().map((page) => page.path),
    files: all.filter((file) => !isHidden(file)),
    hidden: all.filter(isHidden),
  };
}
