import {Feed} from 'feed';
import {fill} from 'content/lists/fill';
import {withPlainSpaces} from 'nepali-text/format';
import type {Lists} from '../data/lists';
import {escapeHtml} from '../lib/escape';
import {FEED_FILE} from '../lib/urls';
import type {Build, OutputFiles} from './build';

/** The list of the Media page as a feed, in each language. */
export function mediaFeeds({url, lists, languages}: Build): OutputFiles {
  const files = languages.map(({locale, base}) => [
    base + FEED_FILE,
    mediaFeed(lists[locale], locale, url + base),
  ]);
  return Object.fromEntries(files);
}

/** At noon of Greenwich it is the same day from the Pacific coast to Japan. */
const noon = (iso: string) => new Date(`${iso}T12:00:00Z`);

/**
 * The list of the Media page: the same bytes for the same list, whenever it is built.
 *
 * @param home where the language lives, with host and a slash at its end: "https://sipalu.example/ne/"
 */
export function mediaFeed(
  {media, outlets, 'pages/media': {feed: words}}: Pick<Lists, 'media' | 'outlets' | 'pages/media'>,
  language: string,
  home: string,
): string {
  const page = `${home}media`;
  const days = media.map(({date}) => date.iso).sort();
  const result = new Feed({
    title: words.title,
    description: words.description,
    link: page,
    language,
    // The day of the newest item, not of the build, which may change nothing.
    updated: noon(days.at(-1) ?? '1970-01-01'),
    feedLinks: {rss: home + FEED_FILE},
    generator: false,
  });
  for (const {id, outlet, headline, date, link, placeholder} of media) {
    const text = fill(words.item, {
      outlet: outlets[outlet]?.name ?? '',
      date: withPlainSpaces(date.text),
    });
    result.addItem({
      guid: id,
      id,
      title: placeholder ? fill(words.placeholderTitle, {headline}) : headline,
      // In lists, addresses of this site have no language; a story without an address links to its card.
      link: link?.replace(/^\//, home) ?? `${page}#${id}`,
      date: noon(date.iso),
      // Feed readers parse a description as HTML.
      description: escapeHtml(text),
    });
  }
  return `${result.rss2()}\n`;
}
