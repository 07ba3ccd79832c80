import {parse} from 'yaml';
import type {Core} from '../core';
import type {Edit, Json} from '../types';
import {type Folder, makeRemote, MEMORY, type Remote} from './support/gitServer';
import {openTab} from './support/tab';

const TERMS = 'docs/terms.mdx';
const SERVICES = 'src/data/services.yml';
const TEAM = 'src/data/team.yml';
const PAGE = `---
title: Terms
description: What we agree on.
---

# Terms {#terms}

One sentence.
`;

/** A few files of a site, enough to be checked and saved. */
const FILES = {
  [TERMS]: PAGE,
  'i18n/ne/docusaurus-plugin-content-docs/current/terms.mdx': PAGE,
  [SERVICES]: '- id: plumber\n  name:\n    en: Plumber\n    ne: प्लम्बर\n',
  [TEAM]: `- id: member-1
  name:
    en: Asha Rai
    ne: आशा राई
  role:
    en: Designer
    ne: डिजाइनर
- id: member-2
  name:
    en: Bikash Lama
    ne: विकास लामा
  role:
    en: Writer
    ne: लेखक
`,
};

/** Two edits of two files, which belong together. */
const TWO_FILES = [
  {kind: 'set', file: SERVICES, path: [0, 'name', 'en'], value: 'Pipe fitter', was: 'Plumber'},
  {kind: 'set', file: TEAM, path: [0, 'role', 'en'], value: 'Head', was: 'Designer'},
] as const;

const [, role] = TWO_FILES;
const emptyRole = {...role, value: ''};
const picture: Edit = {
  kind: 'upload',
  file: 'static/img/team/asha.png',
  content: Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').toString('base64'),
};
const SAVED = {result: 'saved'};
const CONFLICT = {result: 'conflict', isDeleted: false};

let remote: Remote;
let site: Folder;
let core: Core;
const save = (edits: readonly Edit[] = [role], label = 'Team') => core.save({edits, label});
const check = async (...edits: Edit[]) => (await core.check({edits})).problems;
const steps = async () => (await core.steps({}, 'en')).steps;
const undoLast = async () => core.undo({id: (await steps())[0]!.id});
/** What differs from the first commit. */
const changed = () => site.git('status', '--porcelain', '--untracked-files=all');

beforeEach(async () => {
  remote = makeRemote(FILES, MEMORY);
  site = remote.clone('site');
  core = await openTab({folder: site.siteDir});
});
afterEach(() => remote.remove());

describe('a check', () => {
  it('finds what the edits would bring, writes nothing, and forgets them with the next check', async () => {
    expect(await check(emptyRole)).toMatchObject([
      {file: TEAM, place: ['member-1', 'role', 'en'], id: 'text.empty'},
    ]);
    expect(changed()).toBe('');
    expect(await check(role)).toEqual([]);
    const nowhere = {...role, path: [7, 'role', 'en'], was: undefined};
    expect(await check(nowhere)).toMatchObject([{file: TEAM, id: 'edit.gone'}]);
  });

  it('leaves out what was wrong before, wherever it is now, and sees what was changed meanwhile', async () => {
    site.change(TEAM, 'en: Writer\n    ne: लेखक', "en: ''");
    await core.list({name: 'team'});
    expect(await check(role)).toEqual([]);
    const was = parse(site.read(TEAM)) as Json[];
    const value = [...was].reverse();
    expect(await check({...role, path: [], value, was})).toEqual([]);
    const nepali = {...role, path: [1, 'role', 'ne'], value: '', was: undefined};
    expect(await check(nepali)).toHaveLength(1);
  });
});

describe('a save', () => {
  it('changes one line', async () => {
    expect(await save()).toEqual(SAVED);
    expect(changed()).toBe(` M ${TEAM}`.trimEnd());
    expect(site.read(TEAM)).toBe(FILES[TEAM].replace('Designer', 'Head'));
  });

  it('is no step when it would bring a problem, or changes nothing', async () => {
    const problems = [{id: 'text.empty'}];
    expect(await save([emptyRole])).toMatchObject({result: 'rejected', problems});
    expect(await save([{...role, value: 'Designer'}])).toEqual(SAVED);
    expect(changed()).toBe('');
    expect(await steps()).toEqual([]);
  });

  it('writes a new picture, and none that is there already or is no picture of its kind', async () => {
    const {file} = picture;
    expect(await check({...picture, content: 'R0lG'})).toMatchObject([{id: 'upload.otherKind'}]);
    expect(await save([picture])).toEqual(SAVED);
    expect(await save([picture])).toEqual(CONFLICT);
    expect(await check(picture)).toMatchObject([{file, id: 'upload.there'}]);
    await undoLast();
    expect(changed()).toBe('');
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
    const file = TERMS;
    const value = {type: 'paragraph', text: 'Two.'} as const;
    const block = {kind: 'insert', file, index: 2, value: [value]} as const;
    expect(await save([{...block, was: 'Another.'}])).toEqual(CONFLICT);
    expect(await save([{kind: 'set', file, path: [1]}])).toEqual(CONFLICT);
    expect(await check({...block, was: 'One sentence.'})).toHaveLength(1);
  });
});

describe('two tabs', () => {
  const FIRST = {kind: 'set', file: TERMS, path: [1], was: 'One sentence.'} as const;
  let other: Core;
  beforeEach(async () => {
    other = await openTab({folder: site.siteDir});
  });

  it('each have what the other one has saved, and take it back', async () => {
    await save(TWO_FILES, 'Two files');
    const {changes} = await other.handInState({}, 'en');
    expect(changes.map(({place}) => place)).toEqual([
      'Services › Pipe fitter › Name',
      'Team › Asha Rai › Role',
    ]);
    expect(
      await other.save({edits: [{...FIRST, value: 'A long sentence.'}], label: 'Terms'}),
    ).toEqual(SAVED);
    expect((await steps()).map(({label}) => label)).toEqual(['Terms', 'Two files']);
    expect(await undoLast()).toEqual(SAVED);
    expect(
      await other.save({edits: [{...role, path: [1, 'role', 'en'], was: 'Writer'}], label: 'x'}),
    ).toEqual(SAVED);
    expect(site.read(TERMS)).toBe(FILES[TERMS]);
    expect(site.read(TEAM).match(/en: Head/g)).toHaveLength(2);
  });

  it('choose where both have changed one text, and lose nothing when both save at once', async () => {
    const edits = [{...role, value: 'Chief'}];
    expect(await save()).toEqual(SAVED);
    expect(await other.save({edits, label: 'Team'})).toEqual(CONFLICT);
    expect(site.read(TEAM)).toContain('Head');
    const mine = [
      {...edits[0]!, was: 'Head', base: 'Designer'},
      {...FIRST, value: 'My sentence.', was: 'One sentence.', base: 'A sentence.'},
    ];
    expect(await other.save({edits: mine, label: 'Mine'})).toEqual(SAVED);
    const {choices} = await other.newest({seen: ''}, 'en');
    expect(choices.map(({mine, theirs}) => [mine, theirs])).toEqual([
      ['Chief', 'Head'],
      ['My sentence.', 'One sentence.'],
    ]);
    for (const {id} of choices) await other.choose({id, take: 'theirs'}, 'en');
    expect(site.read(TEAM)).toBe(FILES[TEAM].replace('Designer', 'Head'));
    expect(site.read(TERMS)).toContain('\n\nOne sentence.\n');
    const both = ['A', 'B'].map((value, index) => {
      const edit = {
        ...role,
        path: [index, 'name', 'en'],
        value,
        was: ['Asha Rai', 'Bikash Lama'][index]!,
      };
      return [core, other][index]!.save({edits: [edit], label: value});
    });
    expect(await Promise.all(both)).toEqual([SAVED, SAVED]);
    expect(site.read(TEAM)).toMatch(/en: A\n[^]*en: B\n/);
  });
});

describe('undo', () => {
  it('brings every file of a step back, and can be undone', async () => {
    await save(TWO_FILES, 'Two files');
    const after = [SERVICES, TEAM].map(site.read);
    const [step] = await steps();
    expect(step).toMatchObject({label: 'Two files', what: [expect.anything(), expect.anything()]});
    expect(await undoLast()).toEqual(SAVED);
    expect(changed()).toBe('');
    expect(await steps()).toMatchObject([{label: 'Two files', undoes: step!.id}, {}]);
    await undoLast();
    expect([SERVICES, TEAM].map(site.read)).toEqual(after);
  });

  it('leaves what was written elsewhere since, and does not overwrite the same text', async () => {
    await save();
    const [step] = await steps();
    site.change(TEAM, 'Writer', 'Editor');
    const later = site.read(TEAM);
    expect(await core.undo({id: step!.id})).toEqual(SAVED);
    expect(site.read(TEAM)).toBe(later.replace('Head', 'Designer'));
    site.write(TEAM, later.replace('Head', 'Chief'));
    expect(await core.undo({id: step!.id})).toEqual(CONFLICT);
    expect(site.read(TEAM)).toContain('Chief');
  });

  it('knows no other commits than those of the writer', async () => {
    await expect(core.undo({id: site.git('rev-parse', 'HEAD')})).rejects.toThrow(
      'can no longer be undone',
    );
  });
});

it('shows no file that is no page', async () => {
  await expect(core.page({name: 'package.json'})).rejects.toThrow('no such page');
});
