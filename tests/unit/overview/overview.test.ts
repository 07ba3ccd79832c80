import {footerColumns} from '@site/src/components/navigation';
import {groupPages} from '@site/src/pages/search/_groups';
import {readArticles} from '@site/src/plugins/overview';
import {overviewOf} from '@site/src/plugins/overview/overviewOf';
import {loadSiteData} from '@site/src/plugins/site';
import {writeSite} from '../site-data/sites';

const docs = 'i18n/ne/docusaurus-plugin-content-docs/current';

const article = (title: string, heading: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n## ${heading} {/* #part */}\n`;

async function overviewIn(siteDir: string, locale: 'en' | 'ne') {
  const {lists} = await loadSiteData(siteDir);
  return overviewOf(readArticles(siteDir, lists), lists, locale);
}

describe('the overview of a site with a new article', () => {
  const siteDir = writeSite({
    'docs/our-training.mdx': article('Training', 'Who'),
    [`${docs}/our-training.mdx`]: article('तालिम', 'को'),
    'docs/_part.mdx': 'Words.',
    'docs/untranslated.mdx': article('Alone', 'One'),
    ...Object.fromEntries(
      ['about', 'faq', 'how', 'press', 'welcome', 'privacy', 'app', 'tos'].map((name) => [
        `pages/${name}.mdx`,
        article(name, 'Heading'),
      ]),
    ),
  });

  it('has it last, with the names of all languages and the description of one', async () => {
    const {pages} = await overviewIn(siteDir, 'ne');
    expect(pages.slice(-2)).toEqual([
      {
        path: '/our-training',
        name: {en: 'Training', ne: 'तालिम'},
        description: 'About तालिम.',
        sections: [{id: 'part', name: {en: 'Who', ne: 'को'}}],
      },
      {
        path: '/untranslated',
        name: {en: 'Alone', ne: 'Alone'},
        description: 'About Alone.',
        sections: [{id: 'part', name: {en: 'One', ne: 'One'}}],
      },
    ]);
  });

  it('names professions, trades and cities in all languages', async () => {
    const {professions, trades, cities} = await overviewIn(siteDir, 'en');
    expect(professions).toEqual([
      {id: 'web-developer', name: {en: 'Web Developer', ne: 'वेब डेभलपर'}},
    ]);
    expect(trades.length).toBeGreaterThan(0);
    expect(cities.map(({name}) => name.ne)).toEqual(['काठमाडौँ', 'बुटवल']);
  });
});

it('stops at a page without a description', async () => {
  await expect(overviewIn(writeSite(), 'en')).rejects.toThrow(
    'The page /about has no description.',
  );
});

describe.each(['en', 'ne'] as const)('the overview of this site (%s)', (locale) => {
  it('describes every page, and names every section in both languages', async () => {
    const {pages} = await overviewIn('.', locale);
    for (const {path, name, description, sections} of pages) {
      expect(description.length).toBeGreaterThan(40);
      const names = [{path, name}, ...sections.map((section) => ({path, ...section}))];
      expect(names.filter(({name: {en, ne}}) => !en || !ne || en === ne)).toEqual([]);
    }
    expect(pages.find(({path}) => path === '/vmgo')?.sections).toHaveLength(4);
    expect(pages.find(({path}) => path === '/welcome')?.sections.length).toBeGreaterThan(4);
  });
});

describe('the groups of pages', () => {
  it('are those of the footer, after all others', () => {
    const pages = ['/tos', '/new', '/', '/faq'].map((path) => ({path}));
    const groups = groupPages(pages, footerColumns, 'Main').map(({heading, pages}) => [
      heading,
      pages.map(({path}) => path),
    ]);
    expect(groups).toEqual([
      ['Main', ['/new', '/']],
      ['Help and legal', ['/faq', '/tos']],
    ]);
  });
});
