/** Stops a build at settings that would otherwise fail at its end, or without an explanation. */
export function refuse(config: {baseUrl: string; themeConfig: object}): void {
  if (config.baseUrl !== '/') {
    throw new Error(
      `baseUrl is "${config.baseUrl}", and this site works only at the root of an address: give it a domain or a subdomain of its own, and leave baseUrl at "/".`,
    );
  }
  if ('algolia' in config.themeConfig) {
    throw new Error(
      'themeConfig has "algolia", and an empty package stands in place of @docusaurus/theme-search-algolia: remove its line from "overrides" in package.json, and run npm install.',
    );
  }
}
