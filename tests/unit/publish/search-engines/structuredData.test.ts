import type {Data} from '@site/src/data/lists';
import type {PageMetadata} from '@site/src/publish/documents/pageMetadata';
import {
  dataElement,
  type SiteData,
  structuredData,
  type Thing,
} from '@site/src/publish/search-engines/structuredData';
import {problemsOf} from '../../../structuredData/problemsOf';
import facts from '../../../stubs/data/facts';
import site from '../../../stubs/data/site';

const ROOT = 'https://brand.example/';

const page = (path: string, name: string, part: Partial<PageMetadata> = {}): PageMetadata => ({
  url: ROOT + path,
  name,
  description: `About ${name}`,
  heading: `All of ${name}`,
  picture: `${ROOT}img/social/index.png`,
  questions: [],
  ...part,
});

const home = page('', 'Home');
const faq = page('faq', 'FAQ', {
  questions: [{question: 'Why?', answer: 'Because </script> of it.'}],
});
const press = page('press', 'Press');
const video = page('video', 'Video');
const help = page('help', 'Help');
const steps = page('help/first-steps', 'First steps');
const pages = [steps, help, video, press, faq, home];

const film: Data<'videos'>[number] = {
  id: 'film',
  youtube: 'aqz-KE-bpKQ',
  caption: 'How to register',
  credit: '© Brand',
  published: {iso: '2025-02-14', text: '14 February 2025'},
};

const placeholders: SiteData = {
  locale: 'en',
  home: ROOT,
  root: ROOT,
  site,
  facts: {
    ...facts,
    'company-registered': {id: 'company-registered', text: '14 June 2018', iso: '2018-06-14'},
  },
  videos: [{...film, placeholder: true}],
  articles: [press.url],
};

const social = {id: 'facebook', link: 'https://facebook.example/brand'} as const;
const real: SiteData = {
  ...placeholders,
  site: {
    ...site,
    placeholder: undefined,
    email: {address: 'info@brand.example'},
    phone: {shown: '+977-1-4000000'},
    social: [social, {...social, id: 'youtube', placeholder: true}],
  },
  facts: {
    ...placeholders.facts,
    'calling-hours': {...facts['calling-hours']!, days: [0, 1, 2, 3, 4, 5]},
  },
  videos: [film, {...film, id: 'other', placeholder: true}],
};

const typesOf = (one: PageMetadata, facts: SiteData) =>
  structuredData(one, facts, pages).map((thing) => thing['@type']);

const about = (one: PageMetadata, type: string, facts = real) =>
  (JSON.parse(JSON.stringify(structuredData(one, facts, pages))) as Thing[]).find(
    (thing) => thing['@type'] === type,
  )!;

it('is valid when everything is real, and while placeholders remain', async () => {
  for (const facts of [real, placeholders]) {
    const things = pages.flatMap((one) => structuredData(one, facts, pages));
    expect(await problemsOf(things)).toEqual([]);
  }
});

it('leaves out placeholders', () => {
  expect(Object.fromEntries(pages.map((one) => [one.name, typesOf(one, placeholders)]))).toEqual({
    Home: [],
    FAQ: ['BreadcrumbList', 'FAQPage'],
    Press: ['BreadcrumbList'],
    Video: ['BreadcrumbList'],
    Help: ['BreadcrumbList'],
    'First steps': ['BreadcrumbList'],
  });
});

it('says it as soon as it is real', () => {
  expect(typesOf(home, real)).toEqual(['Organization', 'WebSite']);
  expect(typesOf(press, real)).toEqual(['BreadcrumbList', 'Article']);
  expect(typesOf(video, real)).toEqual(['BreadcrumbList', 'VideoObject']);
});

it('describes the organisation as its pages do', () => {
  expect(about(home, 'Organization')).toMatchObject({
    name: 'Brand',
    url: ROOT,
    logo: `${ROOT}img/icon-512.png`,
    foundingDate: '2018-06-14',
    sameAs: ['https://facebook.example/brand'],
    contactPoint: {
      telephone: '+977-1-4000000',
      email: 'info@brand.example',
      hoursAvailable: {
        dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '10:00:00+05:45',
        closes: '17:00:00+05:45',
      },
    },
  });
});

it('names no hours whose days nobody has given', () => {
  const {contactPoint} = about(home, 'Organization', {...real, facts: placeholders.facts});
  expect(contactPoint).not.toHaveProperty('hoursAvailable');
});

it('leaves out each part of the organisation that is a placeholder', () => {
  const named = {...real, site: {...site, placeholder: undefined}, facts};
  const organisation = about(home, 'Organization', named);
  expect(Object.keys(organisation).sort()).toEqual(
    ['@id', '@type', 'address', 'description', 'logo', 'name', 'url'].sort(),
  );
});

it('leads through the pages above a page', () => {
  expect(about(steps, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      {position: 1, name: 'Home', item: ROOT},
      {position: 2, name: 'Help', item: `${ROOT}help`},
      {position: 3, name: 'First steps', item: `${ROOT}help/first-steps`},
    ],
  });
});

it('lets the organisation stand behind an article', () => {
  expect(about(press, 'Article')).toMatchObject({
    headline: 'All of Press',
    inLanguage: 'en',
    author: {name: 'Brand'},
  });
});

it('cannot be ended by what it says', () => {
  const html = dataElement(structuredData(faq, real, pages));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)!;
  expect(JSON.stringify(JSON.parse(text))).toContain('Because </script> of it.');
});
