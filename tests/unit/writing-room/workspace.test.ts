import fs from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import type {Json} from '../../../writing-room/protocol';
import {stepStore} from '../../../writing-room/server/steps';
import {openWorkspace, type Workspace} from '../../../writing-room/server/workspace';
import {makeSmallSite, type SmallSite, TWO_FILES} from './smallSite';

const TEAM = 'src/data/team.yml';
const SERVICES = 'src/data/services.yml';
const role = {
  kind: 'set',
  file: TEAM,
  path: [0, 'role', 'en'],
  value: 'Head',
  was: 'Designer',
} as const;
const emptyRole = {...role, value: ''};

let site: SmallSite;
let workspace: Workspace;
const open = () => openWorkspace(site.siteDir);
const save = (edits = [role] as Parameters<Workspace['check']>[0], label = 'Team') =>
  workspace.save({edits, label});

beforeEach(async () => {
  site = makeSmallSite();
  workspace = await open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await workspace.close();
  site.remove();
});

/** Makes the system refuse what concerns a file, from the nth time on. */
function refuse(call: 'writeFile' | 'rename', part: string, code: string): void {
  const real = fs[call] as (...words: unknown[]) => Promise<void>;
  jest.spyOn(fs, call).mockImplementation((...words: unknown[]) => {
    const isMeant = words.some((word) => typeof word === 'string' && word.includes(part));
    const error = Object.assign(new Error(code), {code});
    return isMeant ? Promise.reject(error) : real(...words);
  });
}

describe('a check', () => {
  it('finds what the edits would bring, writes nothing, and forgets them with the next check', async () => {
    const before = site.contents();
    expect(await workspace.check([emptyRole])).toMatchObject([
      {file: TEAM, place: ['member-1', 'role', 'en'], id: 'text.empty'},
    ]);
    expect(site.contents()).toEqual(before);
    expect(await workspace.check([role])).toEqual([]);
  });

  it('leaves out what was wrong before, wherever it is now', async () => {
    site.write(TEAM, site.read(TEAM).replace('Writer', "''"));
    expect(await workspace.check([role])).toEqual([]);
    const team = parse(site.read(TEAM)) as Json[];
    const moved = {
      kind: 'set',
      file: TEAM,
      path: [],
      value: [...team].reverse(),
      was: team,
    } as const;
    expect(await workspace.check([moved])).toEqual([]);
  });

  it('sees what was changed on the disk meanwhile', async () => {
    await workspace.check([role]);
    site.write(TEAM, site.read(TEAM).replace('en: Designer, ne: डिजाइनर', 'en: Designer'));
    expect(
      await workspace.check([{...role, path: [0, 'role', 'ne'], value: '', was: undefined}]),
    ).toHaveLength(1);
  });

  it('says in a sentence why an edit cannot be made', async () => {
    const nowhere = {...role, path: [7, 'role', 'en'], was: undefined};
    const [problem] = await workspace.check([nowhere]);
    expect(problem).toMatchObject({file: TEAM, id: 'edit.entryGone'});
  });
});

describe('a save', () => {
  it('changes one line', async () => {
    const before = site.contents();
    const answer = await save();
    expect(answer).toEqual({result: 'saved'});
    const after = before[TEAM]?.replace('Designer', 'Head');
    expect(site.contents()).toEqual({...before, [TEAM]: after});
  });

  it('is refused with the problems that it would bring', async () => {
    const before = site.contents();
    expect(await save([emptyRole])).toMatchObject({
      result: 'rejected',
      problems: [{id: 'text.empty'}],
    });
    expect(site.contents()).toEqual(before);
    expect(await workspace.steps()).toEqual([]);
  });

  it('writes a new picture, and none in place of another', async () => {
    const file = 'static/img/team/asha.png';
    const upload = {kind: 'upload', file, content: Buffer.from('one').toString('base64')} as const;
    expect(await save([upload])).toMatchObject({result: 'saved'});
    expect(site.read(file)).toBe('one');
    const again = {...upload, content: Buffer.from('two').toString('base64')};
    expect(await save([again])).toMatchObject({result: 'conflict'});
    expect(await workspace.check([again])).toMatchObject([{file, id: 'upload.there'}]);
    expect(site.read(file)).toBe('one');
  });

  it('refuses what is no file of base64', async () => {
    const file = 'static/img/team/asha.png';
    const answer = await save([{kind: 'upload', file, content: 'no base64!'}]);
    expect(answer).toMatchObject({
      result: 'rejected',
      problems: [{id: 'upload.part', values: {file}}],
    });
  });

  it('leaves what others have changed in the same list, and asks about the same text', async () => {
    const team = parse(site.read(TEAM)) as Record<string, Json>[];
    const list = {kind: 'set', file: TEAM, path: [], was: team} as const;
    const [asha, bikash] = team;
    site.write(TEAM, site.read(TEAM).replace('Writer', 'Poet'));
    const value = [bikash!, {...asha, role: {en: 'Head', ne: 'प्रमुख'}}];
    expect(await save([{...list, value}])).toEqual({result: 'saved'});
    const after = site.read(TEAM);
    expect(parse(after)).toEqual([{...bikash, role: {en: 'Poet', ne: 'लेखक'}}, value[1]]);
    const mine = [asha!, {...bikash, role: {en: 'Author', ne: 'लेखक'}}];
    expect(await save([{...list, value: mine}])).toEqual({result: 'conflict', isDeleted: false});
    expect(site.read(TEAM)).toBe(after);
  });

  it('adds and removes blocks of a page where the writer saw them, and nowhere else', async () => {
    const file = 'docs/terms.mdx';
    const block = {
      kind: 'insert',
      file,
      index: 2,
      value: {type: 'paragraph', text: 'Two.'},
    } as const;
    expect(await save([{...block, was: 'Another.'}])).toMatchObject({result: 'conflict'});
    const removal = {kind: 'set', file, path: [1]} as const;
    expect(await save([removal])).toMatchObject({result: 'conflict'});
    expect(await workspace.check([{...block, was: 'One sentence.'}])).toHaveLength(1);
  });

  it('is no step when it changes nothing', async () => {
    const answer = await save([{...role, value: 'Designer'}]);
    expect(answer).toEqual({result: 'saved'});
    expect(await workspace.steps()).toEqual([]);
  });
});

describe('when the system refuses', () => {
  const sentences = {ENOSPC: 'disk.full', EACCES: 'disk.forbidden'};

  it.each([
    ['the disk is full before the step is noted', 'writeFile', '.pending.step', 'ENOSPC'],
    ['the disk is full before the first file', 'writeFile', 'drafts/services.yml', 'ENOSPC'],
    ['the disk is full before the second file', 'writeFile', 'drafts/team.yml', 'ENOSPC'],
    ['the second file may not be replaced', 'rename', '/src/data/team.yml', 'EACCES'],
  ] as const)('no file is changed: %s', async (_, call, part, code) => {
    await workspace.check([]);
    const before = site.contents();
    refuse(call, part, code);
    const answer = await save([...TWO_FILES]);
    expect(answer).toMatchObject({result: 'rejected', problems: [{id: sentences[code]}]});
    expect(site.contents()).toEqual(before);
    jest.restoreAllMocks();
    expect(await workspace.steps()).toEqual([]);
    expect(await save([...TWO_FILES])).toMatchObject({result: 'saved'});
  });

  it('completes with the next save what could be neither written nor put back', async () => {
    await workspace.check([]);
    const after = site.read(SERVICES).replace('Plumber', 'Pipe fitter');
    refuse('rename', '/src/data/team.yml', 'EACCES');
    const write = fs.writeFile.bind(fs);
    let drafts = 0;
    jest.spyOn(fs, 'writeFile').mockImplementation((file, ...words) => {
      if (String(file).includes('drafts/services.yml') && ++drafts > 1) {
        return Promise.reject(Object.assign(new Error(), {code: 'ENOSPC'}));
      }
      return write(file, ...words);
    });
    expect(await save([...TWO_FILES])).toMatchObject({result: 'rejected'});
    jest.restoreAllMocks();
    expect(site.read(SERVICES)).toBe(after);
    await workspace.save({edits: [], label: ''});
    expect(site.read(TEAM)).toContain('Head');
    expect(await workspace.steps()).toHaveLength(1);
  });
});

describe('undo', () => {
  it('brings every file of a step back, and can be undone', async () => {
    const before = site.contents();
    await save([...TWO_FILES], 'Two files');
    const after = site.contents();
    const [step] = await workspace.steps();
    expect(step).toMatchObject({label: 'Two files', files: [SERVICES, TEAM]});
    expect(await workspace.undo(step!.id)).toMatchObject({result: 'saved'});
    expect(site.contents()).toEqual(before);
    const [taken] = await workspace.steps();
    expect(taken).toMatchObject({label: 'Two files', undoes: step!.id});
    await workspace.undo(taken!.id);
    expect(site.contents()).toEqual(after);
  });

  it('removes a file that was new', async () => {
    const before = site.contents();
    await save([{kind: 'upload', file: 'static/img/a.png', content: 'AAAA'}]);
    const [step] = await workspace.steps();
    await workspace.undo(step!.id);
    expect(site.contents()).toEqual(before);
  });

  it('leaves what was written elsewhere since, and does not overwrite the same text', async () => {
    await save();
    const [step] = await workspace.steps();
    site.write(TEAM, `# Later.\n${site.read(TEAM).replace('Writer', 'Editor')}`);
    const later = site.read(TEAM);
    expect(await workspace.undo(step!.id)).toMatchObject({result: 'saved'});
    expect(site.read(TEAM)).toBe(later.replace('Head', 'Designer'));
    site.write(TEAM, later.replace('Head', 'Chief'));
    const before = site.contents();
    expect(await workspace.undo(step!.id)).toEqual({
      result: 'conflict',
      isDeleted: false,
    });
    expect(site.contents()).toEqual(before);
  });

  it('knows the last fifty steps, also after the room was closed', async () => {
    const steps = stepStore(path.join(site.siteDir, '.cache/writing-room/steps'));
    for (let number = 0; number < 51; number += 1) {
      const {id} = await steps.begin({label: `Step ${number}`, changes: []});
      await steps.finish(id);
    }
    await workspace.close();
    workspace = await open();
    const labels = (await workspace.steps()).map(({label}) => label);
    expect(labels.sort()).toEqual(
      Array.from({length: 50}, (_, index) => `Step ${index + 1}`).sort(),
    );
  });

  it('refuses a step that there is not', async () => {
    await expect(workspace.undo('../../package')).rejects.toThrow('can no longer be undone');
  });
});

it('says which files are not handed in, without git too', async () => {
  await save([...TWO_FILES]);
  expect((await workspace.changed()).map(({file}) => file)).toEqual([SERVICES, TEAM]);
  const [step] = await workspace.steps();
  await workspace.undo(step!.id);
  expect(await workspace.changed()).toEqual([]);
});

it('saves what an operation writes, and nothing that it may not write', async () => {
  const before = site.contents();
  const into = (file: string) => () => [{file, content: 'new\n'}];
  await expect(workspace.change('An operation', into('docs/a.js'))).rejects.toThrow(
    'does not write',
  );
  expect(site.contents()).toEqual(before);
  expect(await workspace.change('An operation', into('src/data/typefaces/a.woff2'))).toMatchObject({
    result: 'saved',
  });
  expect(site.read('src/data/typefaces/a.woff2')).toBe('new\n');
});
