import type {WebSite} from 'schema-dts';
import {type Brand, organisationName} from './organisation';

/**
 * The site itself, for the name that a search engine shows over its pages. That name is all that it
 * says, so while the name is a stand-in it says nothing.
 *
 * @param home where the language begins, with host and a slash at its end
 */
export function webSite(brand: Brand, home: string, language: string): WebSite | undefined {
  const publisher = organisationName(brand);
  if (!publisher) return undefined;
  const {name, description} = brand.site;
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name,
    url: home,
    description,
    inLanguage: language,
    publisher,
  };
}
