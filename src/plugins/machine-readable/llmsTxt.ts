import type {Lists} from '../../collections';
import {withPlainSpaces} from '../../lib/format';
import {FEED_FILE, JSON_FEED_FILE} from '../../lib/urls';

export const LLMS_FILE = 'llms.txt';

interface LlmsPage {
  /** With host. */
  url: string;
  title: string;
  description: string;
  /** With host; only pages of prose have one. */
  markdownUrl?: string;
}

interface LlmsOptions {
  lists: Pick<Lists, 'site' | 'pages/llms' | 'pages/media'>;
  /** Where the language lives, with host and a slash at its end. */
  home: string;
  factsUrl: string;
  pages: readonly LlmsPage[];
  /** The same file in other languages. */
  others: readonly Omit<LlmsPage, 'markdownUrl'>[];
}

/** A guide to the site in the form of https://llmstxt.org. */
export function llmsTxt({lists, home, factsUrl, pages, others}: LlmsOptions): string {
  const {site, 'pages/llms': words, 'pages/media': media} = lists;
  const item = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;
  const section = (heading: string, items: readonly string[]) => [`## ${heading}\n`, ...items, ''];
  const lines = [
    `# ${site.name}\n`,
    `> ${site.description}\n`,
    ...(site.standin ? [`${words.sampleNote}\n`] : []),
    ...section(
      words.texts,
      pages.flatMap(({title, markdownUrl, description}) =>
        markdownUrl ? item(title, markdownUrl, description) : [],
      ),
    ),
    ...section(
      words.pages,
      pages.flatMap(({title, url, markdownUrl, description}) =>
        markdownUrl ? [] : item(title, url, description),
      ),
    ),
    ...section(words.data, [
      item('facts.json', factsUrl, words.facts),
      item('JSON Feed', home + JSON_FEED_FILE, media.feed.description),
      item('RSS', home + FEED_FILE, media.feed.description),
      ...others.map(({title, url, description}) => item(title, url, description)),
    ]),
  ];
  return withPlainSpaces(lines.join('\n'));
}
