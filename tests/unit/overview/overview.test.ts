import {footerColumns} from '@site/src/components/navigation';
import {groupPages} from '@site/src/pages/search/_groups';
import {overviewOf} from '@site/src/plugins/overview/overviewOf';
import {loadSiteData} from '@site/src/content';
import {writeSite} from '../site-data/sites';

const docs = 'i18n/ne/docusaurus-plugin-content-docs/current';

const article = (title: string, heading: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n## ${heading} {/* #part */}\n`;

async function overviewIn(siteDir: string, locale: 'en' | 'ne') {
  return overviewOf(siteDir, (await loadSiteData(siteDir)).lists[locale], locale);
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

  it('has it last, in the language that is asked for or else in English', async () => {
    const {pages} = await overviewIn(siteDir, 'ne');
    expect(pages.slice(-2)).toEqual([
      {
        path: '/our-training',
        name: 'तालिम',
        description: 'About तालिम.',
        sections: [{id: 'part', name: 'को'}],
      },
      {
        path: '/untranslated',
        name: 'Alone',
        description: 'About Alone.',
        sections: [{id: 'part', name: 'One'}],
      },
    ]);
  });

  it('names professions, trades and cities', async () => {
    const {professions, trades, cities} = await overviewIn(siteDir, 'ne');
    expect(professions).toEqual([{id: 'web-developer', name: 'वेब डेभलपर'}]);
    expect(trades.length).toBeGreaterThan(0);
    expect(cities.map(({name}) => name)).toEqual(['काठमाडौँ', 'बुटवल']);
  });
});

it('describes every page of this site, and names every section in both languages', async () => {
  const [en, ne] = [await overviewIn('.', 'en'), await overviewIn('.', 'ne')];
  for (const [index, {path, name, description, sections}] of en.pages.entries()) {
    const twin = ne.pages[index]!;
    expect(Math.min(description.length, twin.description.length)).toBeGreaterThan(40);
    expect(twin.path).toBe(path);
    expect(twin.sections.map(({id}) => id).sort()).toEqual(sections.map(({id}) => id).sort());
    expect(twin.name).not.toBe(name);
    for (const section of sections)
      expect(twin.sections.find(({id}) => id === section.id)!.name).not.toBe(section.name);
  }
  for (const list of ['professions', 'trades', 'cities'] as const)
    expect(ne[list].map(({id}) => id)).toEqual(en[list].map(({id}) => id));
  expect(en.pages.find(({path}) => path === '/vmgo')?.sections).toHaveLength(4);
  expect(en.pages.find(({path}) => path === '/welcome')?.sections.length).toBeGreaterThan(4);
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
