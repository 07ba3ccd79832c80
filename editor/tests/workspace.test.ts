import fs from 'node:fs/promises';
import {parse} from 'yaml';
import type {Edit, Json} from '../types';
import {stepStore} from '../server/steps';
import {openWorkspace, type Workspace} from '../server/workspace';
import {type Contents, makeSmallSite, type SmallSite, TWO_FILES} from './smallSite';

const TEAM = 'src/data/team.yml';
const SERVICES = 'src/data/services.yml';
const [, role] = TWO_FILES;
const emptyRole = {...role, value: ''};
const picture: Edit = {
  kind: 'upload',
  file: 'static/img/team/asha.png',
  content: Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').toString('base64'),
};
const SAVED = {result: 'saved'};
const CONFLICT = {result: 'conflict', isDeleted: false};

let site: SmallSite;
let before: Contents;
let workspace: Workspace;
const save = (edits: readonly Edit[] = [role], label = 'Team') => workspace.save({edits, label});
const undoLast = async () => workspace.undo((await workspace.steps())[0]!.id);

beforeEach(async () => {
  site = makeSmallSite();
  before = site.contents();
  workspace = await openWorkspace(site.siteDir);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await workspace.close();
  site.remove();
});

describe('a check', () => {
  it('finds what the edits would bring, writes nothing, and forgets them with the next check', async () => {
    expect(await workspace.check([emptyRole])).toMatchObject([
      {file: TEAM, place: ['member-1', 'role', 'en'], id: 'text.empty'},
    ]);
    expect(site.contents()).toEqual(before);
    expect(await workspace.check([role])).toEqual([]);
    const nowhere = {...role, path: [7, 'role', 'en'], was: undefined};
    expect(await workspace.check([nowhere])).toMatchObject([{file: TEAM, id: 'edit.entryGone'}]);
  });

  it('leaves out what was wrong before, wherever it is now, and sees what was changed meanwhile', async () => {
    await workspace.check([role]);
    site.change(TEAM, 'en: Writer\n    ne: लेखक', "en: ''");
    expect(await workspace.check([role])).toEqual([]);
    const was = parse(site.read(TEAM)) as Json[];
    const value = [...was].reverse();
    expect(await workspace.check([{...role, path: [], value, was}])).toEqual([]);
    const nepali = {...role, path: [1, 'role', 'ne'], value: '', was: undefined};
    expect(await workspace.check([nepali])).toHaveLength(1);
  });
});

describe('a save', () => {
  it('changes one line', async () => {
    expect(await save()).toEqual(SAVED);
    const after = before[TEAM]?.replace('Designer', 'Head');
    expect(site.contents()).toEqual({...before, [TEAM]: after});
  });

  it('is no step when it would bring a problem, or changes nothing', async () => {
    const problems = [{id: 'text.empty'}];
    expect(await save([emptyRole])).toMatchObject({result: 'rejected', problems});
    expect(await save([{...role, value: 'Designer'}])).toEqual(SAVED);
    expect(site.contents()).toEqual(before);
    expect(await workspace.steps()).toEqual([]);
  });

  it('writes a new picture, and none that is there already or did not arrive whole', async () => {
    const {file} = picture;
    expect(await save([{...picture, content: 'no base64!'}])).toMatchObject({
      problems: [{id: 'upload.part', values: {file}}],
    });
    expect(await save([picture])).toEqual(SAVED);
    expect(await save([picture])).toEqual(CONFLICT);
    expect(await workspace.check([picture])).toMatchObject([{file, id: 'upload.there'}]);
    await undoLast();
    expect(site.contents()).toEqual(before);
  });

  it('leaves what others have changed in the same list, and asks about the same text', async () => {
    const [asha, bikash] = parse(site.read(TEAM)) as Record<string, Json>[];
    const list = {...role, path: [], was: [asha!, bikash!]};
    site.change(TEAM, 'Writer', 'Poet');
    const head = {...asha, role: {en: 'Head', ne: 'प्रमुख'}};
    expect(await save([{...list, value: [bikash!, head]}])).toEqual(SAVED);
    const after = site.read(TEAM);
    expect(parse(after)).toEqual([{...bikash, role: {en: 'Poet', ne: 'लेखक'}}, head]);
    const author = {...bikash, role: {en: 'Author', ne: 'लेखक'}};
    expect(await save([{...list, value: [asha!, author]}])).toEqual(CONFLICT);
    expect(site.read(TEAM)).toBe(after);
  });

  it('adds and removes blocks of a page where the writer saw them, and nowhere else', async () => {
    const file = 'docs/terms.mdx';
    const value = {type: 'paragraph', text: 'Two.'} as const;
    const block = {kind: 'insert', file, index: 2, value} as const;
    expect(await save([{...block, was: 'Another.'}])).toEqual(CONFLICT);
    expect(await save([{kind: 'set', file, path: [1]}])).toEqual(CONFLICT);
    expect(await workspace.check([{...block, was: 'One sentence.'}])).toHaveLength(1);
  });
});

describe('when the system refuses', () => {
  /** Makes the system refuse what concerns a file, from the nth time on. */
  function refuse(call: 'writeFile' | 'rename', part: string, code: string, from = 1): void {
    const real = fs[call] as (...words: unknown[]) => Promise<void>;
    let times = 0;
    jest.spyOn(fs, call).mockImplementation((...words: unknown[]) => {
      const isMeant = words.some((word) => typeof word === 'string' && word.includes(part));
      if (isMeant) times += 1;
      const error = Object.assign(new Error(code), {code});
      return isMeant && times >= from ? Promise.reject(error) : real(...words);
    });
  }

  it.each([
    ['the disk is full before the step is noted', 'writeFile', '.pending.step', 'disk.full'],
    ['the disk is full before the first file', 'writeFile', 'drafts/services.yml', 'disk.full'],
    ['the disk is full before the second file', 'writeFile', 'drafts/team.yml', 'disk.full'],
    ['the second file may not be replaced', 'rename', '/src/data/team.yml', 'disk.forbidden'],
  ] as const)('no file is changed: %s', async (_, call, part, id) => {
    refuse(call, part, id === 'disk.full' ? 'ENOSPC' : 'EACCES');
    expect(await save(TWO_FILES)).toMatchObject({result: 'rejected', problems: [{id}]});
    expect(site.contents()).toEqual(before);
    jest.restoreAllMocks();
    expect(await workspace.steps()).toEqual([]);
    expect(await save(TWO_FILES)).toEqual(SAVED);
  });

  it('completes with the next save what could be neither written nor put back', async () => {
    refuse('rename', '/src/data/team.yml', 'EACCES');
    refuse('writeFile', 'drafts/services.yml', 'ENOSPC', 2);
    expect(await save(TWO_FILES)).toMatchObject({result: 'rejected'});
    jest.restoreAllMocks();
    expect(site.read(SERVICES)).toContain('Pipe fitter');
    await save([]);
    expect(site.read(TEAM)).toContain('Head');
    expect(await workspace.steps()).toHaveLength(1);
  });
});

describe('undo', () => {
  it('brings every file of a step back, and can be undone', async () => {
    await save(TWO_FILES, 'Two files');
    const after = site.contents();
    const [step] = await workspace.steps();
    expect(step).toMatchObject({label: 'Two files', changes: [{file: SERVICES}, {file: TEAM}]});
    expect(await undoLast()).toEqual(SAVED);
    expect(site.contents()).toEqual(before);
    expect(await workspace.steps()).toMatchObject([{label: 'Two files', undoes: step!.id}, {}]);
    await undoLast();
    expect(site.contents()).toEqual(after);
  });

  it('leaves what was written elsewhere since, and does not overwrite the same text', async () => {
    await save();
    const [step] = await workspace.steps();
    site.change(TEAM, 'Writer', 'Editor');
    const later = site.read(TEAM);
    expect(await workspace.undo(step!.id)).toEqual(SAVED);
    expect(site.read(TEAM)).toBe(later.replace('Head', 'Designer'));
    site.write(TEAM, later.replace('Head', 'Chief'));
    const chief = site.contents();
    expect(await workspace.undo(step!.id)).toEqual(CONFLICT);
    expect(site.contents()).toEqual(chief);
  });

  it('knows the last fifty steps, also after the room was closed, and no other ones', async () => {
    const numbers = Array.from({length: 51}, (_, number) => `Step ${number}`);
    for (const label of numbers) await stepStore(site.siteDir).write({label, changes: []});
    const labels = (await workspace.steps()).map(({label}) => label);
    expect(labels.sort()).toEqual(numbers.slice(1).sort());
    await expect(workspace.undo('../../package')).rejects.toThrow('can no longer be undone');
  });
});

it('saves what an operation writes, and nothing that it may not write', async () => {
  const write = (file: string) => workspace.change('', () => [{file, content: 'new\n'}]);
  await expect(write('docs/a.js')).rejects.toThrow('does not write');
  expect(site.contents()).toEqual(before);
  const file = 'static/img/a.png';
  expect(await write(file)).toEqual(SAVED);
  expect(site.read(file)).toBe('new\n');
});
