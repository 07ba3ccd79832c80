import {readFileSync} from 'node:fs';
import {namesOfLists} from 'content/lists/inspect';
import {earlierTexts} from 'content/pairs/earlierTexts';
import type {SiteText} from 'content/pairs/texts';
import {contracts} from '@site/src/data';
import {isListName, listModel} from '../models/list';
import {pathOf} from '../types';
import {agreeTo} from './support/agree';
import {writeFiles, writeSite} from '../../tests/unit/site-data/sites';

const TEAM = `- id: asha-tamang
  name: {en: Asha Tamang, ne: आशा तामाङ}
  role: {en: Designer, ne: डिजाइनर}
- id: hari-rai
  name: {en: Hari Rai, ne: हरि राई}
  role:
    en: Manager
    ne: व्यवस्थापक
`;
const team = 'src/data/team.yml';

const earlier = (texts: readonly SiteText[]) =>
  Promise.resolve(earlierTexts((file) => (file === team ? [TEAM] : []), texts));

it('shows every list of the site as it is written, and knows no other', async () => {
  expect(['team', 'pages/team', 'toString'].map(isListName)).toEqual([true, true, false]);
  for (const name of namesOfLists(contracts)) {
    const model = await listModel('.', name, earlier);
    expect(model).toMatchObject({
      name,
      file: `src/data/${name}.yml`,
      label: {en: expect.stringMatching(/./), ne: expect.stringMatching(/./)},
      problems: [],
    });
    expect(Array.isArray(model.value)).toBe(model.form.kind === 'list');
  }
});

it('offers the pages that have a name as links, and their names as fields', async () => {
  const names = `${readFileSync('src/data/pages/names.yml', 'utf8')}/new: {en: New, ne: नयाँ}\n`;
  const siteDir = writeSite({'src/data/pages/names.yml': names});
  const {form} = await listModel(siteDir, 'pages/names', earlier);
  const field = form.kind === 'group' && form.fields.find(({key}) => key === '/new');
  expect(field).toMatchObject({isOptional: true, form: {kind: 'text'}});
  const navigation = await listModel(siteDir, 'navigation', earlier);
  expect(JSON.stringify(navigation.form)).toContain('"/new":{"en":"New","ne":"नयाँ"}');
});

it('shows only the problems of a file that is not valid YAML, until it is', async () => {
  const siteDir = writeSite({[team]: '- id: asha\n  name: @\n'});
  expect(await listModel(siteDir, 'team', earlier)).toMatchObject({
    value: null,
    open: [],
    problems: [{file: team, line: 2, id: 'file.syntax'}],
  });
  // The problems of others are not its own.
  expect((await listModel(siteDir, 'stacks', earlier)).problems).toEqual([]);
  writeFiles(siteDir, {[team]: TEAM.replace('asha-tamang', 'Asha')});
  const after = await listModel(siteDir, 'team', earlier);
  expect(after.problems).toMatchObject([{place: ['Asha', 'id']}]);
  expect(after.value).toMatchObject([{id: 'Asha'}, {id: 'hari-rai'}]);
});

it.each`
  what                                | place                     | path
  ${'an entry by its id'}             | ${['asha', 'name', 'ne']} | ${[0, 'name', 'ne']}
  ${'the new one of two with one id'} | ${['bina', 'id']}         | ${[2, 'id']}
  ${'an entry without an id'}         | ${['entry 4', 'name']}    | ${[3, 'name']}
  ${'a field that an entry has not'}  | ${['asha', 'age']}        | ${[0, 'age']}
  ${'what is about no entry'}         | ${['nobody', 'name']}     | ${[]}
`('finds the place of a problem: $what', ({place, path}: Record<string, string[]>) => {
  const value = [{id: 'asha', name: {en: 'Asha', ne: ''}}, {id: 'bina'}, {id: 'bina'}, {name: 'x'}];
  expect(pathOf(value, place)).toEqual(path);
});

it('finds texts that are not agreed by their path, with what has changed since', async () => {
  const siteDir = writeSite({[team]: TEAM});
  const openIn = async () => (await listModel(siteDir, 'team', earlier)).open;
  const open = await openIn();
  expect(open.map(([at]) => at.join('.'))).toEqual(['0.name', '0.role', '1.name', '1.role']);
  const targets = open.map(([, {target}]) => target);
  await agreeTo(siteDir, targets);
  expect(await openIn()).toEqual([]);

  writeFiles(siteDir, {[team]: TEAM.replace('Manager', 'General manager')});
  const text = {
    state: 'english',
    changes: {en: [{before: 'Manager', after: 'General manager'}]},
    target: {name: team, place: 'hari-rai.role'},
  };
  expect(await openIn()).toMatchObject([[[1, 'role'], text]]);
});
