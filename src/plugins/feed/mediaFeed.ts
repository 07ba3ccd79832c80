import {Feed} from 'feed';
import type {Data} from '../../collections';
import {escapeHtml} from '../../lib/escape';
import {fill} from 'docusaurus-plugin-collections/fill';
import {withPlainSpaces} from 'nepali-text/format';
import {FEED_FILE, JSON_FEED_FILE} from '../../lib/urls';

interface MediaFeedOptions {
  words: Data<'pages/media'>['feed'];
  /** As BCP 47. */
  language: string;
  /** Where the language lives, with host and a slash at its end: "https://sipalu.example/ne/". */
  home: string;
  /** The newest first. */
  cards: Data<'media'>;
  outlets: Data<'outlets'>;
}

/** The list of the Media page: the same bytes for the same list, whenever it is built. */
export function mediaFeed({words, language, home, cards, outlets}: MediaFeedOptions): {
  /** RSS 2.0. */
  rss: string;
  /** JSON Feed 1.1. */
  json: string;
} {
  const page = `${home}media`;
  const feed = new Feed({
    title: words.title,
    description: words.description,
    link: page,
    language,
    // The day of the newest item and not of the build, which may change nothing.
    updated: noon(cards.map(({date}) => date.iso).reduce(later, FIRST_DAY)),
    feedLinks: {rss: home + FEED_FILE, json: home + JSON_FEED_FILE},
    generator: false,
  });
  for (const {id, outlet, headline, date, link, standin} of cards) {
    const text = fill(words.item, {
      outlet: outlets[outlet]?.name ?? '',
      date: withPlainSpaces(date.text),
    });
    feed.addItem({
      guid: id,
      id,
      title: standin ? fill(words.sampleTitle, {headline}) : headline,
      // A story without an address is at least on its card.
      link: link ? absolute(link, home) : `${page}#${id}`,
      date: noon(date.iso),
      published: noon(date.iso),
      // Readers take a description for HTML.
      description: escapeHtml(text),
    });
  }
  return {rss: `${feed.rss2()}\n`, json: `${JSON.stringify(version11(feed, language), null, 2)}\n`};
}

/** The package writes version 1.0, which has no language. */
function version11(feed: Feed, language: string): object {
  const {version, ...rest} = JSON.parse(feed.json1()) as {version: string};
  return {version: `${version}.1`, language, ...rest};
}

const FIRST_DAY = '1970-01-01';

const later = (one: string, other: string) => (one > other ? one : other);

/** At noon of Greenwich it is the same day from the Pacific coast to Japan. */
const noon = (iso: string) => new Date(`${iso}T12:00:00Z`);

/** A list names a page of this site without its language: "/press". */
function absolute(link: string, home: string): string {
  return link.startsWith('/') ? home + link.slice(1) : link;
}
