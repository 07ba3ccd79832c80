import path from 'node:path';
import {collections} from '../../../src/collections';
import {valueAt} from 'content-checks/valuePath';
import {launchList} from '@site/src/plugins/site';
import {overviewModel} from '../../../writing-room/models/overview';
import type {Overview} from '../../../writing-room/protocol';
import {valuesOf} from '../../browser/support/lists';

const siteDir = path.resolve(__dirname, '../../..');
const now = new Date('2026-11-22');

describe('the overview of the room', () => {
  let overview: Overview;

  beforeAll(async () => {
    overview = await overviewModel(siteDir, {
      now,
      preview: {en: 'ready', ne: 'starting'},
      changes: 2,
    });
  });

  const page = (route: string) => overview.pages.find((one) => one.route === route);

  it('names every page in both languages, in the order of names.yml', () => {
    expect(overview.pages.map(({route}) => route)).toEqual(Object.keys(valuesOf('pages/names')));
    expect(overview.pages.length).toBeGreaterThanOrEqual(23);
    for (const {name} of overview.pages) {
      expect(name).toEqual({en: expect.stringMatching(/./), ne: expect.stringMatching(/./)});
    }
  });

  it('says where the words of a page are', () => {
    expect(page('/about')).toMatchObject({markdown: 'pages/about.mdx', copy: 'pages/about'});
    expect(page('/welcome')).toMatchObject({
      markdown: 'docs/welcome.mdx',
      parts: ['docs/_welcome.mdx'],
    });
    expect(page('/')).toMatchObject({copy: 'pages/home'});
    for (const {markdown, copy} of overview.pages) expect(markdown ?? copy).toBeDefined();
  });

  it('finds the lists of a page in its own code and in the components that it uses', () => {
    expect(page('/team')?.lists).toEqual(['team']);
    expect(page('/media')?.lists).toEqual(['media', 'outlets']);
    expect(page('/about')?.lists).toEqual(['facts', 'milestones', 'site']);
    expect(page('/career')?.lists).toEqual(
      expect.arrayContaining(['choices', 'graduates', 'partners', 'profiles', 'stacks']),
    );
  });

  it('lists every file of src/data with its entries', () => {
    expect(overview.lists.map(({name}) => name)).toEqual(Object.keys(collections).sort());
    const team = overview.lists.find(({name}) => name === 'team');
    expect(team).toMatchObject({file: 'src/data/team.yml', label: {en: 'Team', ne: 'टोली'}});
    expect(team?.count).toBeGreaterThan(0);
    expect(overview.lists.find(({name}) => name === 'site')?.count).toBeUndefined();
  });

  it('names where a new page can be linked', () => {
    expect(overview.sidebarGroups).toEqual(['news', 'company', 'legal']);
    expect(overview.footerColumns).toEqual(['company', 'marketplace', 'news', 'help']);
  });

  it('passes on what the server knows, and counts what is to be done', async () => {
    expect(overview).toMatchObject({
      preview: {en: 'ready', ne: 'starting'},
      changes: 2,
      brand: {en: valueAt(valuesOf('site'), ['name', 'en'])},
    });
    const items = await launchList(siteDir, now);
    expect(overview.todo.standins).toBe(items.filter(({kind}) => kind === 'stand-in').length);
    expect(overview.todo.problems).toBe(0);
  });
});
