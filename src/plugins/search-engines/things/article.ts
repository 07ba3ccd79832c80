import type {Article} from 'schema-dts';
import type {PageFacts} from '../readPage';
import {type Brand, organisationName} from './organisation';

/**
 * A text that someone stands behind. Our articles name no person, so it is the organisation; while
 * that is a stand-in nobody is named and nothing is said.
 * Some pages hold the text in both languages; the heading is in that of the page.
 */
export function article(
  {url, heading, description, picture}: PageFacts,
  brand: Brand,
  inLanguage: string,
): Article | undefined {
  const publisher = organisationName(brand);
  if (!publisher) return undefined;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: heading,
    description,
    image: picture,
    inLanguage,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
