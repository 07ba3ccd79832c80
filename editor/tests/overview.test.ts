import {contracts} from '@site/src/data';
import {namesOfLists} from 'content/lists/siteContracts';
import {overviewModel} from '../models/overview';
import {valuesOf} from '../../tests/browser/support/lists';

const now = new Date('2026-11-22');
let overview: Awaited<ReturnType<typeof overviewModel>>;
beforeAll(async () => {
  overview = await overviewModel('.', now, 3);
});

it('has every page in the order of names.yml, with where its words are and the lists it shows', () => {
  const {pages} = overview;
  const page = (route: string) => pages.find((page) => page.route === route);
  expect(pages.map(({route}) => route)).toEqual(Object.keys(valuesOf('pages/names')));
  for (const {name, markdown, copy} of pages) {
    expect(name).toEqual({en: expect.stringMatching(/./), ne: expect.stringMatching(/./)});
    expect(markdown ?? copy).toBeDefined();
  }
  // In its own code and in the components that it uses.
  const lists = ['facts', 'milestones', 'site'];
  expect(page('/about')).toMatchObject({markdown: 'pages/about.mdx', copy: 'pages/about', lists});
  expect(page('/welcome')).toMatchObject({parts: ['docs/_welcome.mdx']});
  expect(page('/')).toMatchObject({copy: 'pages/home'});
});

it('has every list, with its entries and what it is for', () => {
  expect(overview.lists.map(({name}) => name)).toEqual(namesOfLists(contracts));
  const list = (wanted: string) => overview.lists.find(({name}) => name === wanted);
  expect(list('team')).toMatchObject({
    file: 'src/data/team.yml',
    label: {en: 'Team', ne: 'टोली'},
    help: {en: expect.stringMatching(/^The people on the Team page/), ne: expect.any(String)},
    count: expect.any(Number),
  });
  expect(list('site')?.count).toBeUndefined();
});
