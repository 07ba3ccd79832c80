import {writersError} from 'content/say/diagnostics';

/** Stops a build at what would otherwise fail at its end, or without an explanation. @param siteDir the site's folder */
export function refuse(config: {baseUrl: string; themeConfig: object}, siteDir: string): void {
  // Signs that the bundler reads as the end of a file's name, or as one between loaders.
  const [sign] = /[#!?]/.exec(siteDir) ?? [];
  if (sign) {
    throw writersError(
      `The site lies in ${siteDir}, and the bundler takes the "${sign}" for something else than a part of a name: rename that folder, or move the site into another one.`,
    );
  }
  if (config.baseUrl !== '/') {
    throw writersError(
      `baseUrl is "${config.baseUrl}", and this site works only at the root of an address: give it a domain or a subdomain of its own, and leave baseUrl at "/".`,
    );
  }
  if ('algolia' in config.themeConfig) {
    throw writersError(
      'themeConfig has "algolia", and an empty package stands in place of @docusaurus/theme-search-algolia: remove its line from "overrides" in package.json, and run npm install.',
    );
  }
}
