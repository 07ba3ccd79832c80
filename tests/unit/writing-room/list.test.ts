import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collections, type ListName} from '@site/src/collections';
import {isList, listModel} from '@site/writing-room/models/list';
import {agreeTo} from './support/agree';
import {exampleLists, writeFiles, writeSite} from '../site-data/sites';

const realSite = path.resolve(__dirname, '../../..');
const names = Object.keys(collections) as ListName[];

const TEAM = `# The people on the Team page, in the order
# of the page.
# Add a person: copy one entry.
#
#   - id: first-last
#     role: {en: Designer, ne: डिजाइनर}

- id: asha-tamang
  name: {en: Asha Tamang, ne: आशा तामाङ}
  role: {en: Designer, ne: डिजाइनर}
- id: hari-rai
  name: {en: Hari Rai, ne: हरि राई}
  role:
    en: Manager
    ne: व्यवस्थापक
`;

function git(siteDir: string, ...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: siteDir,
    stdio: 'ignore',
  });
}

/** Agrees to all that is open in a list. */
async function agreeAll(siteDir: string, name: ListName): Promise<number> {
  const {open} = await listModel(siteDir, name);
  return agreeTo(
    siteDir,
    Object.values(open).map(({target}) => target),
  );
}

describe('a list in the room', () => {
  it.each(names)('shows %s of the site as it is written', async (name) => {
    const model = await listModel(realSite, name);
    const isMap = model.shape === 'map';
    expect(model).toMatchObject({name, file: `src/data/${name}.yml`, problems: []});
    expect(Array.isArray(model.value)).toBe(!isMap);
    expect(model.label).toEqual({en: expect.stringMatching(/./), ne: expect.stringMatching(/./)});
    expect(model.help).not.toMatch(/^#|the line out|elete the line|copy (an|one) entry|^ *- \{/m);
  });

  it('offers the pages that have a name as links, and their names as fields', async () => {
    const names = `${readFileSync('src/data/pages/names.yml', 'utf8')}/new: {en: New, ne: नयाँ}\n`;
    const siteDir = writeSite({'src/data/pages/names.yml': names});
    const {form} = await listModel(siteDir, 'pages/names');
    expect(form.kind === 'group' && form.fields.find(({key}) => key === '/new')).toMatchObject({
      isOptional: true,
      form: {kind: 'text'},
    });
    const navigation = await listModel(siteDir, 'navigation');
    expect(JSON.stringify(navigation.form)).toContain('"/new":{"en":"New","ne":"नयाँ"}');
    expect(navigation.problems).toEqual([]);
  });

  it('gives dates and numbers as they are written', async () => {
    const siteDir = writeSite({
      'src/data/facts.yml': '- id: fee\n  kind: count\n  value: 1999\n  asOf: 2024-12-18\n',
    });
    expect((await listModel(siteDir, 'facts')).value).toEqual([
      {id: 'fee', kind: 'count', value: 1999, asOf: '2024-12-18'},
    ]);
  });

  it('explains the file by the comment at its top, without steps in a file', async () => {
    const siteDir = writeSite({'src/data/team.yml': TEAM});
    expect((await listModel(siteDir, 'team')).help).toBe(
      'The people on the Team page, in the order of the page.',
    );
  });

  it('gives the comments above and beside the fields of a map', async () => {
    const site = exampleLists.mission!.replace('vision:', '# Long ago\n# and far away\nvision:');
    const siteDir = writeSite({'src/data/mission.yml': `# The mission.\n${site}`});
    const {comments, help} = await listModel(siteDir, 'mission');
    expect(help).toBe('The mission.');
    expect(comments).toEqual({vision: 'Long ago and far away'});
  });

  it('names the entries of the lists that a field may refer to', async () => {
    const {form} = await listModel(writeSite(), 'media');
    const outlet = form.kind === 'group' && form.fields.find(({key}) => key === 'outlet');
    expect(outlet && outlet.form).toEqual({
      kind: 'choice',
      choices: ['the-daily'],
      names: {'the-daily': {en: 'The Daily', ne: 'द डेली'}},
    });
  });

  it('shows only the problems of a file that is not valid YAML', async () => {
    const siteDir = writeSite({'src/data/team.yml': '- id: asha\n  name: @\n'});
    const model = await listModel(siteDir, 'team');
    expect(model).toMatchObject({value: null, open: {}});
    expect(model.problems).toEqual([
      expect.objectContaining({
        file: 'src/data/team.yml',
        line: 2,
        id: 'yaml.firstSign',
      }),
    ]);
    // The problems of others are not its own.
    expect((await listModel(siteDir, 'stacks')).problems).toEqual([]);
  });

  it('reads a file again that has changed', async () => {
    const siteDir = writeSite({'src/data/team.yml': TEAM});
    await listModel(siteDir, 'team');
    writeFiles(siteDir, {'src/data/team.yml': TEAM.replace('asha-tamang', 'Asha')});
    const after = await listModel(siteDir, 'team');
    expect(after.problems).toMatchObject([{place: ['Asha', 'id']}]);
    expect(after.value).toMatchObject([{id: 'Asha'}, {id: 'hari-rai'}]);
  });

  it('knows which lists there are', () => {
    expect(isList('team')).toBe(true);
    expect(isList('pages/team')).toBe(true);
    expect(isList('toString')).toBe(false);
  });
});

describe('texts of a list that are not agreed', () => {
  it('are found by their path, with what has changed since', async () => {
    const siteDir = writeSite({'src/data/team.yml': TEAM});
    expect(Object.keys((await listModel(siteDir, 'team')).open)).toEqual([
      '0.name',
      '0.role',
      '1.name',
      '1.role',
    ]);
    expect(await agreeAll(siteDir, 'team')).toBe(4);
    expect((await listModel(siteDir, 'team')).open).toEqual({});

    git(siteDir, 'init', '--quiet');
    git(siteDir, 'add', '.');
    git(siteDir, 'commit', '--quiet', '--message', 'Agreed');
    const file = path.join(siteDir, 'src/data/team.yml');
    writeFileSync(file, TEAM.replace('Manager', 'General manager'));
    expect((await listModel(siteDir, 'team')).open).toEqual({
      '1.role': {
        state: 'english',
        changes: {en: '[Manager → General manager]', ne: undefined},
        target: {
          name: 'src/data/team.yml',
          place: 'hari-rai.role',
          english: expect.stringMatching(/^[0-9a-f]{10}$/),
          twin: expect.stringMatching(/^[0-9a-f]{10}$/),
        },
      },
    });
  });
});
