import type {PageContent} from '../content';
import {jsx, type JsxOptions} from '../tree';

/** The files of a peer that hold our words, by path below its folder. */
export type Files = Record<string, string>;

/** "/" is index, "/ne/press" is press of Nepali. */
export function placeOf({path: address, lang}: PageContent): {name: string; lang: string} {
  const name = address.replace(/^\/ne(?=\/|$)/, '').slice(1) || 'index';
  return {name, lang};
}

/** What a page of Markdown begins with. */
export const frontMatter = (fields: object): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`;

/** A component of React with the whole of a page. */
export const component = (
  page: PageContent,
  around: (inside: string) => string,
  options: JsxOptions,
): string =>
  `export default function Page() {\n  return (${around(page.body.map((node) => jsx(node, options)).join(''))});\n}\n`;
