import type * as z from 'zod';
import {
  copy,
  type Copy,
  type Forms,
  rich,
  text,
} from 'docusaurus-plugin-collections/contracts/copy';
import type {Collection} from 'docusaurus-plugin-collections/contracts/define';
import pageKeys from './pageKeys.json';

/**
 * Which texts of pages are not as they are: the names of the values that the page puts in, and
 * texts with links. All keys are in pageKeys.json, which `npm run keys` writes from src/data/pages.
 */
const forms = {
  answers: {
    'count.one': text('count'),
    'count.other': text('count'),
    'people.one': text('count'),
    'people.other': text('count'),
    more: text('count'),
    none: text('query'),
  },
  article: {
    reading: text('topic', 'minutes'),
    effective: rich('date'),
    changed: rich('date'),
    'outdated.unclear': text('language'),
    'outdated.changed': text('language'),
    'outdated.read': text('language'),
  },
  career: {
    'results.all': text('total'),
    'results.found': text('count', 'total'),
    'results.inCity': rich('city'),
    'profiles.perMonth': text('amount'),
    'actions.instead': rich(),
  },
  carousel: {
    one: text('first', 'total'),
    several: text('first', 'last', 'total'),
    columns: text('first', 'last', 'total'),
  },
  certificate: {open: text('title')},
  city: {find: text('city')},
  contact: {
    'form.extension.hint': text('zero'),
    'team.write': text('name', 'app'),
    'hours.shown': rich('hours'),
    'hours.calling': rich('hours'),
    'hours.open': text('hour'),
    'hours.closed': text('hour'),
    'hours.closedToday': text('hour'),
  },
  error: {status: text('status')},
  faq: {'contact.textWithPhone': rich('phone')},
  fonts: {
    lead: text('count'),
    'tester.sizeValue': text('size'),
    'tester.status.none': text('name'),
    'tester.status.loading': text('name'),
    'tester.status.ready': text('name'),
    'tester.status.failed': text('name'),
    standin: text('name', 'font'),
    downloadOf: text('name', 'size'),
    'all.link': text('size'),
  },
  footer: {'mistake.page': text('address'), rights: text('year')},
  form: {
    'phone.country': text('name', 'dial'),
    otherWay: rich('email'),
    otherWayWithPhone: rich('email', 'phone'),
  },
  hire: {'examples.one': text('number')},
  home: {
    'proof.checked': rich(),
    'proof.registered': rich(),
    'proof.downloads': rich('date'),
    'calculator.range': text('least', 'most'),
  },
  lightbox: {
    'labels.{index} of {total}': text('index', 'total'),
    counter: text('index', 'total'),
    status: text('index', 'total', 'title'),
    level: text('zoom'),
    failed: text('title'),
    open: text('title'),
  },
  media: {
    'filter.oneYear': text('year'),
    status: text('shown', 'total'),
    more: text('count'),
    'feed.item': text('outlet', 'date'),
    'feed.sampleTitle': text('headline'),
  },
  message: {
    line: text('label', 'value'),
    withExtension: text('number', 'extension'),
    cut: text('fitting', 'all'),
  },
  offline: {'note.offline': text('date'), 'note.slow': text('date')},
  timeline: {heading: text('year')},
  video: {play: text('caption'), player: text('caption')},
} as const;

/** Of pages in Markdown, which have names too. */
const routes = /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

type PageKeys = typeof pageKeys;

type Pages = {
  [Name in keyof PageKeys as `pages/${Name}`]: Collection<
    z.ZodType<
      Copy<PageKeys[Name], Name extends keyof typeof forms ? (typeof forms)[Name] : object>
    >,
    'map'
  >;
};

/** The copy of each page of src/data/pages. */
export const pages = Object.fromEntries(
  Object.entries(pageKeys).map(([name, keys]) => [
    `pages/${name}`,
    copy(
      keys,
      (forms as Partial<Record<string, Forms>>)[name],
      name === 'names' ? routes : undefined,
    ),
  ]),
) as unknown as Pages;
