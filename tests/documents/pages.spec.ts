import {readFileSync} from 'node:fs';
import type {Element} from 'cheerio';
import {elementText} from '../../src/lib/html';
import {FEED_FILE} from '../../src/lib/urls';
import {digits} from 'nepali-text/digits';
import {defaultLocale, type Locale, locales} from 'nepali-text/locale';
import {blocksScript, type WithBlocks} from '../browser/support/blocks';
import {expect, test} from '../browser/support/fixtures';
import {countIn, entriesOf, least, listed, siteLink, valuesOf} from '../browser/support/lists';
import {
  diskPages,
  fileOf,
  htmlOf,
  readDiskPage,
  searchFilesOf,
} from '../browser/support/pagesOnDisk';
import {sitePages} from '../browser/support/routes';
import {prefixOf} from '../browser/support/words';

type LocaleTexts = Record<Locale, string>;

/** Every page shows all of its list, and no list is shorter than agreed. */
const LISTS: readonly (readonly [route: string, selector: string, agreed: number, now?: number])[] =
  [
    ['/', 'main ol > li', 4],
    ['/', 'main section:has(a[href*="?city="]) li', least('cities'), listed('cities')],
    ['/team', 'main li', least('team'), listed('team')],
    ['/faq', 'main details', 10, countIn('docs/faq.mdx', /<Faq /g)],
    ['/features', 'main li h3', least('features'), listed('features')],
    // The last tile, and the last card of /fonts, is for all.
    ['/services', 'main ul.plain li', least('services') + 1, listed('services') + 1],
    ['/fonts', 'main li:not(details li)', least('fonts') + 1, listed('fonts') + 1],
    ['/city', 'main li h2', least('cities'), listed('cities')],
    ...(['timeline', 'about'] as const).map(
      (list) =>
        [
          `/${list}`,
          'main ol.plain > li time',
          least('milestones', list),
          listed('milestones', list),
        ] as const,
    ),
    ['/media', 'main blockquote', least('media'), listed('media')],
    [
      '/video',
      'main a[data-part=link][href*="youtube.com/watch"]',
      least('videos'),
      listed('videos'),
    ],
    ['/certificate', 'main li', least('certificates'), listed('certificates')],
    ...(['goals', 'objectives'] as const).map(
      (aims) =>
        [
          '/vmgo',
          `main section:has(#${aims}) li`,
          least('mission', aims),
          listed(`mission.${aims}`),
        ] as const,
    ),
    ['/how', 'main ol.plain > li', 4, countIn('pages/how.mdx', /<Step /g)],
    ['/contact', 'main section:not(:has(article)) li h3', 4],
    ['/contact', 'main section#complaint ol li', 4],
    ['/contact', 'main article a[target=_blank]', 3, listed('contacts')],
  ];

/** Pages whose title is followed by other parts before the first sentence, as selectors of those parts. */
const BEFORE_LEAD: Readonly<Record<string, string>> = {
  // How often the app was downloaded, three reasons, and the stores.
  '/app': 'main header + div, ul',
};
const ARTICLES = ['/press', '/privacy', '/tos'];
/** Articles whose headings link to themselves. */
const WITH_CONTENTS = ['/accessibility', '/press', '/privacy', '/tos'];
/** Articles that also hold the other language, folded, and can be shared. */
const BILINGUAL = ['/press', '/welcome'];
const WITH_FORM = ['/contact', '/feedback', '/career', '/agreement'];

/** Pages without a call to action of their own. */
const WITH_END = [
  '/about',
  '/career',
  '/certificate',
  '/city',
  '/faq',
  '/features',
  '/how',
  '/media',
  '/press',
  '/services',
  '/team',
  '/timeline',
  '/video',
  '/vmgo',
  '/welcome',
];
const trades = entriesOf('services').map(({id}) => `/hire/${String(id)}`);

interface Question {
  html: string;
  /** What may stand between title and lead. */
  allowed: string;
  lists: string[];
  prefix: string;
}

/** In an empty page: what a document says, without its scripts. */
function readDocument({html, allowed, lists, prefix}: Question) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main')!;
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const idsOf = (selector: string) => all(selector).map(({id}) => id);

  const title = main.querySelector('h1')!;
  const after = [...main.querySelectorAll('*')].filter(
    (element) =>
      title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !title.contains(element),
  );
  const lead = after.find((element) => element.matches('p') && element.textContent.trim())!;
  const between = after
    .slice(0, after.indexOf(lead))
    .filter((element) => !element.contains(lead) && !(allowed && element.closest(allowed)));

  const languageLinks = all('main site-both a[data-press]');
  const line = languageLinks[0]?.closest('site-both')!.parentElement;

  const ids = idsOf('[id]');
  const translation = main.querySelector('details[lang]');
  // What follows the text of an article, for journalists, is no part of it.
  const own = idsOf('main article h2[id]:not(details *, section *)');
  const translations = idsOf('main details[lang] h2[id]');

  const end = all('footer').at(-1)!.previousElementSibling;
  const links = [...(end?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href')!.slice(prefix.length),
  );
  // The last line of the content, which every page has, is an aside, too.
  const isEnd = end?.localName === 'aside' && links.includes('/hire');

  // The police paper is named by both of its names where a page mentions it first.
  const [paper = ''] = /प्रहरी प्रतिवेदन.{0,25}/u.exec(main.textContent) ?? [];

  const answer = {
    isExplained: !paper || paper.startsWith('प्रहरी प्रतिवेदन (चारित्रिक प्रमाणपत्र)'),
    between: between.map(({outerHTML}) => outerHTML.slice(0, 80)),
    hasLead: lead.textContent.length > 10,
    languageLinks: languageLinks.length,
    isAfterLead: line?.previousElementSibling?.lastElementChild?.matches('p') ?? false,
    hasSelfLinks: main.querySelector('.hash-link') !== null,
    counts: lists.map((list) => all(list).filter((one) => !one.closest('nav, header')).length),
    forms: all('main form[method=dialog]').length,
    // A browser could send what has a name.
    sent: all('main form[method=dialog] [name]').length,
    shared: all('site-share').length,
    idsTwice: ids.filter((id, index) => ids.indexOf(id) !== index),
    isFolded: translation !== null && own.length >= 5 && !translation.hasAttribute('open'),
    withoutTranslation: translation
      ? own.filter((id) => !translations.includes(`${translation.getAttribute('lang')}-${id}`))
      : [],
    end: isEnd && {
      links,
      // Both people and the two headings.
      drawings: end.querySelectorAll('img').length,
      headings: end.querySelectorAll('h2').length,
    },
  };
  // The folded translation is in no page of the other language.
  translation?.remove();
  // Sections by name: lists may be sorted by language.
  const kinds = new Map<string, string[]>();
  for (const [name, element] of (globalThis as WithBlocks).domBlocksOf(main)) {
    const [section = ''] = name.split(' ');
    kinds.set(section, [...(kinds.get(section) ?? []), element.localName]);
  }
  const blocks = [...kinds].map(([section, list]) => `#${section}: ${list.join(' ')}`).sort();
  return {blocks, ...answer};
}

test('a document has all of its lists, its parts in order, and the same blocks in every language', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.evaluate(blocksScript);
  const english = new Map<string, string[]>();
  for (const {path, locale} of sitePages()) {
    const prefix = prefixOf(locale);
    const route = path.slice(prefix.length);
    const expected = LISTS.filter(([own]) => own === route);
    for (const [, list, agreed, now = agreed] of expected) {
      expect(now, `${route}: ${list}`).toBeGreaterThanOrEqual(agreed);
    }
    const {blocks, ...answer} = await page.evaluate(readDocument, {
      html: readFileSync(htmlOf(path), 'utf8'),
      allowed: BEFORE_LEAD[route] ?? '',
      lists: expected.map(([, list]) => list),
      prefix,
    });
    const isArticle = ARTICLES.includes(route);
    const isBilingual = BILINGUAL.includes(route);
    expect.soft({path, ...answer}).toEqual({
      path,
      between: [],
      hasLead: true,
      isExplained: true,
      languageLinks: Number(isArticle),
      isAfterLead: isArticle,
      hasSelfLinks: WITH_CONTENTS.includes(route),
      counts: expected.map(([, , agreed, now = agreed]) => now),
      forms: Number(WITH_FORM.includes(route)),
      sent: 0,
      shared: Number(isBilingual),
      idsTwice: [],
      isFolded: isBilingual,
      withoutTranslation: [],
      end: WITH_END.includes(route) && {links: expect.any(Array), drawings: 2, headings: 2},
    });
    if (answer.end) {
      // The last two are the ways to hire and to register, the others trades.
      expect.soft(answer.end.links.slice(-2), path).toEqual(['/hire', '/app#register']);
      expect.soft(trades, path).toEqual(expect.arrayContaining(answer.end.links.slice(0, -2)));
    }
    expect(blocks.join().length, path).toBeGreaterThan(20);
    if (locale === defaultLocale) english.set(route, blocks);
    else expect.soft(blocks, path).toEqual(english.get(route));
  }
  expect(english.size).toBeGreaterThanOrEqual(22);
});

for (const locale of locales) {
  const pageOf = (route: string) => readDiskPage({path: `${prefixOf(locale)}${route}`, locale});

  test(`the contents of an article are its headings, once and in its language (${locale})`, () => {
    for (const route of WITH_CONTENTS) {
      const {$} = pageOf(route);
      const links = $('[data-contents] a').get();
      const headings = $('article h2[id]:not(details *)').get();
      expect
        .soft(
          links.map(({attribs: {href}}) => href),
          route,
        )
        .toEqual(headings.map(({attribs: {id}}) => `#${id}`));
    }
  });

  test(`/contact offers 140 to 165 countries, Nepal first, the rest in order (${locale})`, () => {
    const {$} = pageOf('/contact');
    const countries = $('select').first().children().get();
    const values = countries.map((option) => $(option).attr('value'));
    expect(values.length).toBeGreaterThanOrEqual(140);
    expect(values.length).toBeLessThanOrEqual(165);
    expect(values[0]).toBe('+977-');
    expect(values.every((value) => /^\+\d+-$/.test(value!))).toBe(true);
    // An id is only for countries that share a code.
    const isShared = (value?: string) => values.filter((one) => one === value).length > 1;
    expect(countries.map(({attribs}) => 'data-id' in attribs)).toEqual(values.map(isShared));
    const names = countries.slice(1).map((option) => $(option).text());
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
  });

  test(`/about says a day and the networks of the founder in its language (${locale})`, () => {
    const {$} = pageOf('/about');
    const iso = String(entriesOf('facts').find(({id}) => id === 'company-registered')?.value);
    const english = new Date(iso).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const said = elementText($(`time[datetime="${iso}"]`).first()).replaceAll('\u00a0', ' ');
    if (locale === 'en') expect(said).toBe(english);
    else expect(said).toMatch(/^[०-९]{4} \S+ [०-९]+$/);
    const name = locale === 'en' ? /^Twitter \(X\)/ : /^ट्विटर \(एक्स\)/;
    const links = $('a').filter((_, link) => name.test(elementText($(link))));
    expect(links.length).toBeGreaterThan(0);
  });
}

for (const locale of locales) {
  const base = prefixOf(locale);
  const pageOf = (route: string) => readDiskPage({path: `${base}${route}`, locale});

  test(`/app tells providers what they pay, after what it tells the others (${locale})`, () => {
    const {$} = pageOf('/app');
    const headings = $('main h1, main h2').get();
    expect(headings.map((heading) => $(heading).attr('id'))).toEqual([undefined, 'register']);
    const fee = String(entriesOf('facts').find(({id}) => id === 'fee')?.value);
    const shown = digits(fee.replace(/(?=\d{3}$)/, ','), locale);
    expect(elementText($('main'))).toContain(shown);
    expect($('main ol:not(.plain) li')).toHaveLength(4);
    expect($('main a[href*="/press#"], main a[href*="/tos#"]')).toHaveLength(4);
  });

  test(`/services leads to the trades before its tiles (${locale})`, () => {
    const {$} = pageOf('/services');
    expect($('main p:has(+ ul) a').attr('href')).toBe(`${base}/hire`);
  });

  test(`/faq answers those who hire for their home elsewhere, before its questions (${locale})`, () => {
    const {$} = pageOf('/faq');
    const links = $('main section:has(+ div > details) a').get();
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      `${base}/how#what-we-do-not-do`,
      `${base}/hire/electrician#verified`,
      `${base}/contact#complaint`,
    ]);
    expect(pageOf('/hire/electrician').$('section#verified h2')).toHaveLength(1);
  });

  test(`/career alone shows the salary of every profile (${locale})`, () => {
    const {$} = pageOf('/career');
    const real = listed('profiles') - listed('profiles', 'placeholder');
    const {salary} = valuesOf('pages/career').profiles as {salary: LocaleTexts};
    const terms = $('dt').filter((_, term) => elementText($(term)) === salary[locale]);
    expect(terms).toHaveLength(listed('profiles'));
    const salaries = terms.get().map((term) => elementText($(term).next()));
    const others = sitePages().filter(({path}) => !path.endsWith('/career'));
    const files = [...searchFilesOf(locale), fileOf(`${base}/${FEED_FILE}`)];
    const outputs = [...files, ...others.map(({path}) => htmlOf(path))].map((file) =>
      readFileSync(file, 'utf8'),
    );
    outputs.push($('head').html()!);
    for (const salary of salaries)
      expect(outputs.filter((text) => text.includes(salary))).toEqual([]);
    expect($('#results a[href*="?topic="]')).toHaveLength(real);
    const asked = $('#results a[href="#callback"]');
    expect(asked).toHaveLength(Number(listed('profiles', 'placeholder') > 0));
    expect($('form#callback')).toHaveLength(1);
  });

  test(`professions are first on /career, trades on / (${locale})`, () => {
    const groupsOf = (route: string) =>
      pageOf(route)
        .$('select[name=profession] optgroup')
        .get()
        .map(({attribs}) => 'data-trades' in attribs);
    expect([groupsOf('/'), groupsOf('/career')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
}

test('one name for the list of trades in menu and footer: Services', () => {
  const {$} = readDiskPage({path: '/about', locale: defaultLocale});
  expect($('header nav a[href="/hire"], footer a[href="/hire"]')).toHaveLength(0);
  expect($('header nav a[href="/services"]')).toHaveLength(1);
  expect($('footer a[href="/services"]')).toHaveLength(1);
});

test('the Nepali button to hire is no second search', () => {
  const {$} = readDiskPage({path: '/ne/about', locale: 'ne'});
  const {search} = valuesOf('pages/hire') as {search: {submit: LocaleTexts}};
  expect(elementText($('header a[href="/ne/#find"]'))).not.toContain(search.submit.ne);
});

test('/search lists every other page, and the sections of articles', () => {
  const {$} = readDiskPage({path: '/search', locale: defaultLocale});
  const addresses = $('main section a:not([target])')
    .get()
    .map((link) => $(link).attr('href')!);
  const pages = sitePages().filter(
    ({path, locale}) => locale === defaultLocale && path !== '/search',
  );
  expect([...new Set(addresses)].filter((address) => !/[?#]/.test(address)).sort()).toEqual(
    pages.map(({path}) => path).sort(),
  );
  for (const article of ['/tos', '/faq', '/welcome']) {
    const page = readDiskPage({path: article, locale: defaultLocale});
    const parts = 'main article :is(h2, h3)[id]:not(details *), main [data-faq] > [id]';
    const ids = page.$(parts).get();
    expect(ids.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => address.startsWith(`${article}#`))).toEqual(
      ids.map(({attribs}) => `${article}#${attribs.id}`),
    );
  }
});

test('/search names every profession, trade and city in both languages', () => {
  const {$} = readDiskPage({path: '/search', locale: defaultLocale});
  for (const [list, addressOf] of [
    ['choices.professions', (id) => `/career?profession=${id}#results`],
    ['services', (id) => `/hire/${id}`],
    ['choices.cities', (id) => `/hire?city=${id}`],
  ] as [string, (id: string) => string][]) {
    for (const {id, name} of entriesOf(list) as {id: string; name: LocaleTexts}[]) {
      const link = $(`main section:not(:has(details)) li a[href="${addressOf(id)}"]`);
      expect(elementText(link.first())).toBe(name.en);
      expect(elementText(link.closest('li').find('[lang=ne]'))).toBe(name.ne);
    }
  }
});

/** Of the search on the home page. */
const AGREED_CITIES = ['kathmandu', 'lalitpur', 'biratnagar', 'bharatpur', 'damak', 'pokhara'];

test('the home page searches with a plain form that keeps the language', () => {
  const {$} = readDiskPage({path: '/ne/', locale: 'ne'});
  const form = $('main form[method=get]');
  expect(form.attr('action')).toBe('/ne/hire');
  const values = form.find('select[name=city] option').get();
  expect(values.map(({attribs}) => attribs.value)).toEqual([
    '',
    ...entriesOf('choices.cities').map(({id}) => id),
  ]);
  expect(values.map(({attribs}) => attribs.value)).toEqual(expect.arrayContaining(AGREED_CITIES));
  const groups = form.find('select[name=profession] optgroup').get();
  expect(groups.map((group) => $(group).children().length)).toEqual([
    listed('services'),
    listed('choices.professions'),
  ]);
});

test('every page marks itself in the menu, and leads to chats, networks, stores and every page', () => {
  const {header, footer} = valuesOf('navigation') as {
    header: string[];
    footer: Record<string, string[]>;
  };
  const routes = Object.values(footer).flat();
  for (const {$, path, locale} of diskPages()) {
    const route = path.slice(prefixOf(locale).length) || '/';
    const marked = $('header a[aria-current=page]')
      .get()
      .map((link) => $(link).attr('href'));
    expect.soft(new Set([...marked, path]), path).toEqual(new Set([path]));
    if ([...header, ...routes].includes(route)) expect.soft(marked, path).toContain(path);
    const hrefs = $('body > :last-child, footer a')
      .get()
      .map((link) => $(link).attr('href'));
    for (const other of routes)
      expect.soft(hrefs, path).toContain(`${prefixOf(locale)}${other}` || '/');
    // Two stores, the sitemap, and the networks.
    expect.soft($('footer a[target=_blank]').length, path).toBe(3 + listed('site.social'));
    const letter = hrefs.find((href) => href?.includes('&body='));
    const [named = ''] = /https?:\S+/.exec(new URL(letter!).searchParams.get('body')!) ?? [];
    expect.soft(new URL(named).pathname, path).toBe(path);
    const [chat, telegram] = $('aside').last().find('a[target=_blank]').get();
    // Not where the page itself leads to them.
    if (/^\/(?:hire|contact|agreement)/.test(route)) continue;
    const greeting = new URL($(chat).attr('href')!).searchParams.get('text');
    expect.soft(greeting, path).toMatch(/^\S/);
    expect.soft($(telegram).attr('href'), path).toBe(siteLink('telegram'));
  }
});

/** Latin counts from two words on, one of them in small letters: a brand, a code, an address or a lone term is no change of language. */
function isForeign(text: string, locale: string): boolean {
  if (!locale.startsWith('ne')) return /[\u0900-\u097f]/.test(text);
  const bare = text.replace(/\S+@\S+|https?:\S+|\S*\.\S+/g, ' ');
  return /[A-Za-z]{2,}[,;]? +[a-z]{2,}|\b[a-z]{2,}[,;]? +[A-Za-z]{2,}/.test(bare);
}

/** Texts and names of the other script without `lang`. */
function unmarkedIn({children, attribs}: Element, locale: string): string[] {
  const names = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => attribs[name] ?? '');
  const texts = children.map((child) => (child.type === 'text' ? child.data : ''));
  const within = children.flatMap((child) =>
    child.type === 'tag' ? unmarkedIn(child, child.attribs.lang ?? locale) : [],
  );
  return [...[...names, ...texts].filter((text) => isForeign(text, locale)), ...within];
}

test('words of the other language are marked as such', () => {
  for (const {$, path, locale} of diskPages())
    expect.soft(unmarkedIn($('body')[0]!, locale), path).toEqual([]);
  const {$} = readDiskPage({path: '/ne/about', locale: 'ne'});
  expect(unmarkedIn($('body')[0]!, 'en').length).toBeGreaterThan(100);
});
