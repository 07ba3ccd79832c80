import {readFileSync} from 'node:fs';
import {namesOfLists} from 'content/lists/siteContracts';
import type * as Sources from 'content/pairs/sources';
import {contracts} from '@site/src/data';
import {encode} from '../content';
import {earlierOf} from '../core/history';
import type {Workspace} from '../core/workspace';
import type {EarlierOf} from '../models/agreement';
import {isListName, listModel} from '../models/list';
import {pathOf} from '../edits/names';
import {agreeTo, noEarlier} from './support/agree';
import {writeFiles, writeSite} from '../../tests/unit/support/sites';

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

// Reading a version takes a second.
let time = 0;
jest.mock('content/pairs/sources', () => {
  const sources = jest.requireActual<typeof Sources>('content/pairs/sources');
  const textsInVersion: typeof sources.textsInVersion = (...version) => {
    time += 1000;
    return sources.textsInVersion(...version);
  };
  return {...sources, textsInVersion};
});

/** Where a list was committed as in these versions, the newest first. */
function earlierIn(...versions: readonly string[]): EarlierOf {
  const contents = versions.map(encode);
  const commits = contents.map((after, index) => {
    const changes = [{file: team, before: contents[index + 1], after}];
    return {time: '', author: '', changes};
  });
  const snapshots = {
    historyWithContents: () => Promise.resolve(commits),
    contentsIn: () => Promise.resolve(new Map([[team, contents[0]]])),
  };
  const workspace = {snapshots, state: () => ({base: ''})} as unknown as Workspace;
  return (texts) => earlierOf(workspace, texts);
}

it('shows every list of the site as it is written, and knows no other', async () => {
  expect(['team', 'pages/team', 'toString'].map(isListName)).toEqual([true, true, false]);
  for (const name of namesOfLists(contracts)) {
    const model = await listModel('.', name, noEarlier);
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
  const {form} = await listModel(siteDir, 'pages/names', noEarlier);
  const field = form.kind === 'group' && form.fields.find(({key}) => key === '/new');
  expect(field).toMatchObject({isOptional: true, form: {kind: 'text'}});
  const navigation = await listModel(siteDir, 'navigation', noEarlier);
  expect(JSON.stringify(navigation.form)).toContain('"/new":{"en":"New","ne":"नयाँ"}');
});

it('shows only the problems of a file that is not valid YAML, until it is', async () => {
  const siteDir = writeSite({[team]: '- id: asha\n  name: @\n'});
  expect(await listModel(siteDir, 'team', noEarlier)).toMatchObject({
    value: null,
    open: [],
    problems: [{file: team, line: 2, id: 'file.syntax'}],
  });
  // The problems of others are not its own.
  expect((await listModel(siteDir, 'stacks', noEarlier)).problems).toEqual([]);
  writeFiles(siteDir, {[team]: TEAM.replace('asha-tamang', 'Asha')});
  const after = await listModel(siteDir, 'team', noEarlier);
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

const openIn = async (siteDir: string, before: EarlierOf) =>
  (await listModel(siteDir, 'team', before)).open;

/** A site with a list in which all texts are agreed. */
async function agreedSite(list: string): Promise<string> {
  const siteDir = writeSite({[team]: list});
  const open = await openIn(siteDir, noEarlier);
  expect(open.map(([at]) => at.join('.'))).toEqual(['0.name', '0.role', '1.name', '1.role']);
  await agreeTo(
    siteDir,
    open.map(([, {target}]) => target),
  );
  expect(await openIn(siteDir, noEarlier)).toEqual([]);
  return siteDir;
}

it('finds texts that are not agreed by their path, with what has changed since', async () => {
  const siteDir = await agreedSite(TEAM);
  writeFiles(siteDir, {[team]: TEAM.replace('Manager', 'General manager')});
  const text = {
    state: 'english',
    changes: {en: [{before: 'Manager', after: 'General manager'}]},
    target: {name: team, place: 'hari-rai.role'},
  };
  expect(await openIn(siteDir, earlierIn(TEAM))).toMatchObject([[[1, 'role'], text]]);
});

it('reads further at each question, where there is no time for all earlier versions at once', async () => {
  const [now, boss, chief, head, agreed] = ['Lead', 'Boss', 'Chief', 'Head', 'Painter'].map(
    (role) => TEAM.replace('Manager', role),
  ) as [string, string, string, string, string];
  const siteDir = await agreedSite(agreed);
  writeFiles(siteDir, {[team]: now});
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  const earlier = earlierIn(now, boss, chief, head, agreed);
  const changeNow = async () => (await openIn(siteDir, earlier))[0]?.[1].changes.en;
  expect(await changeNow()).toBeUndefined();
  await changeNow();
  expect(await changeNow()).toEqual([{before: 'Painter', after: 'Lead'}]);
});
