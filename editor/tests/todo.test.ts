import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkSite, siteTexts} from '@site/src/data';
import {insertions} from '@site/src/content/insertions';
import {formatDate} from 'nepali-text/format';
import {staleIn} from '../models/agreement';
import {pageModel} from '../models/page';
import {todoModel} from '../models/todo';
import type {AgreeTarget} from '../types';
import {agreeTo, noEarlier} from './support/agree';
import {docs, makeSite, replace} from '../../tests/unit/support/site';
import {exampleFiles, writeFiles, writeSite} from '../../tests/unit/support/sites';

const names = readFileSync('src/data/pages/names.yml');
const team = 'src/data/team.yml';
const tos = 'docs/tos.mdx';

const todo = async (siteDir: string, locale: 'en' | 'ne' = 'en') =>
  todoModel(siteDir, locale, new Date('2027-01-01'), await checkSite(siteDir), noEarlier);

async function openTargets(siteDir: string): Promise<AgreeTarget[]> {
  const {texts} = await siteTexts(siteDir);
  return (await staleIn(texts, noEarlier)).map(({open}) => open.target);
}

type Change = readonly [file: string, from: string, to: string];

function change(siteDir: string, [file, from, to]: Change): void {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  writeFiles(siteDir, {[file]: replace(from, to)(source)});
}

/** A site with pages and lists, in which all was agreed before some changes. */
async function siteWith(...changes: readonly Change[]): Promise<string> {
  const siteDir = makeSite();
  writeFiles(siteDir, {...exampleFiles, 'src/data/pages/names.yml': names});
  await agreeTo(siteDir, await openTargets(siteDir));
  expect(await openTargets(siteDir)).toEqual([]);
  for (const one of changes) change(siteDir, one);
  return siteDir;
}

it('leads to the block, the field and the entry that are open, named in the language of the editor', async () => {
  const siteDir = await siteWith(
    [tos, 'The terms under', 'Our terms under'],
    [tos, 'Use your own name.', 'Use your name.'],
    [team, 'Designer', 'Painter'],
  );
  const {open} = await todo(siteDir);
  const onPage = {view: 'page', name: tos};
  expect(open.map(({label, where, text}) => [label, where, text.state])).toEqual([
    ['Terms of Services › Description', {...onPage, field: 'description'}, 'english'],
    ['Terms of Services › Names', {...onPage, block: 5}, 'english'],
    ['Team › Asha Tamang › Role', {view: 'list', name: 'team', path: [0, 'role']}, 'english'],
  ]);
  expect((await pageModel(siteDir, tos, noEarlier)).blocks[5]?.texts.en).toBe('Use your name.');
  const inNepali = await todo(siteDir, 'ne');
  expect(inNepali.open.slice(1).map(({label}) => label)).toEqual([
    'सेवाका सर्त › नाम',
    'टोली › आशा तामाङ › भूमिका',
  ]);
});

it('leads to what the owner has to supply or decide, and to problems', async () => {
  const siteDir = await siteWith(
    ['src/data/site.yml', '2027-10-31', '2027-01-31'],
    [team, 'ne: डिजाइनर', "ne: ''"],
    [tos, '"fee"', '"no-fee"'],
  );
  const {launch, problems} = await todo(siteDir);
  const list = (name: string, ...path: (string | number)[]) => ({view: 'list', name, path});
  const shown = (all: typeof problems | typeof launch) =>
    all.map((one) => [one.label, one.where, 'value' in one ? one.value : one.file]);
  const email = ['Site and contacts › Email', list('site', 'email', 'placeholder'), ''];
  const press = 'The press page still says fifty thousand.';
  const wanted = [
    email,
    ['Numbers and dates › Downloads', list('facts', 0, 'disagrees'), press],
    ['Questions for the owner › First last', list('questions', 0, 'disagrees'), 'The words'],
    [
      'Site and contacts › Security',
      list('site', 'security', 'expires'),
      formatDate('2027-01-31', 'en'),
    ],
  ];
  expect(shown(launch)).toEqual(expect.arrayContaining(wanted));
  // No page shows the questions.
  expect(launch.at(-1)).toMatchObject({kind: 'disagreement', where: {name: 'questions'}});
  const role = ['Team › Asha Tamang › Role', list('team', 0, 'role'), team];
  const fact = ['Terms of Services', {view: 'page', name: tos, block: 1}, tos];
  expect(shown(problems)).toEqual(expect.arrayContaining([role, fact]));
});

it('settles a pair, but none that has changed since it was shown or is in one language only', async () => {
  const siteDir = await siteWith(
    [tos, '# Terms', '# Our terms'],
    [tos, 'a year.\n', 'each year.\n\nOne more paragraph.\n'],
    [tos, 'Use your own name.', 'Use your name.'],
  );
  const targets = await openTargets(siteDir);
  expect(targets.map(({place}) => place)).toEqual(['top', 'top', 'top', 'names']);
  const [heading, year, added, name] = targets;
  expect(added?.translation).toBe('');
  change(siteDir, [`${docs}/tos.mdx`, 'आफ्नै नाम', 'आफ्नो नाम']);
  await agreeTo(siteDir, [heading!, added!, name!]);
  expect(await openTargets(siteDir)).toEqual([
    year,
    added,
    {...name, translation: expect.any(String)},
  ]);
});

it('does not write into a ledger with lines that cannot be read', async () => {
  const siteDir = await siteWith([tos, 'Use your own name.', 'Use your name.']);
  const targets = await openTargets(siteDir);
  change(siteDir, ['i18n/ledger/ne/docs/tos.mdx.txt', 'top', 'nonsense\ntop']);
  await expect(agreeTo(siteDir, targets)).rejects.toThrow('This is not a line of the ledger');
});

it('says what can be put into a text, with its value in both languages', async () => {
  const all = await insertions(writeSite());
  const email = {en: 'info@name.example', ne: 'info@name.example'};
  expect(all.map(({label, page, list, value}) => [label.en, page, list, value])).toEqual(
    expect.arrayContaining([
      ['Name of the site', '<Brand />', '{brand}', {en: 'The name', ne: 'नाम'}],
      ['Yearly fee', '<Fact id="fee" />', '{fee}', {en: 'Rs\u00a01,999', ne: 'रु\u00a0१,९९९'}],
      [
        'Downloads (short)',
        '<Fact id="downloads" form="short" />',
        '{downloads.short}',
        {en: '100K+', ne: '१\u00a0लाख+'},
      ],
      ['Email', '<Contact part="email" />', undefined, email],
    ]),
  );
  for (const {value} of all) expect(value).toEqual({en: expect.anything(), ne: expect.anything()});
});
