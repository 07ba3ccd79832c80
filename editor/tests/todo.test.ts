import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkSite, siteTexts} from '@site/src/data';
import {insertions} from '@site/src/content/insertions';
import {staleIn} from '../models/agreement';
import {pageModel} from '../models/page';
import {todoModel} from '../models/todo';
import type {AgreeTarget} from '../types';
import {formatAmount, joinFigures} from 'nepali-text/format';
import {inEach, type Locale} from 'nepali-text/locale';
import {valueAt} from 'content/read/yaml';
import {agreeTo, noEarlier} from './support/agree';
import {entriesOf, valuesOf} from '../../tests/browser/support/lists';
import {docs, makeSite, replace} from '../../tests/unit/checks/site';
import {exampleFiles, writeFiles} from '../../tests/unit/site-data/sites';

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

it('leads to the block, the field and the entry that are open, named in the language of the room', async () => {
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

it('leads to placeholders, disagreements, dates to renew and problems', async () => {
  const siteDir = await siteWith(
    ['src/data/site.yml', '2027-10-31', '2027-01-31'],
    [team, 'ne: डिजाइनर', "ne: ''"],
    [tos, '"fee"', '"no-fee"'],
  );
  const {placeholders, disagreements, expiries, problems} = await todo(siteDir);
  const list = (name: string, ...path: (string | number)[]) => ({view: 'list', name, path});
  const shown = [...placeholders, ...disagreements, ...expiries, ...problems].map((one) => [
    one.label,
    one.where,
    'value' in one ? one.value : one.file,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Site and contacts › Email', list('site', 'email', 'placeholder'), ''],
      [
        'Numbers and dates › Downloads',
        list('facts', 0, 'disagrees'),
        'The press page still says fifty thousand.',
      ],
      ['Site and contacts › Security', list('site', 'security', 'expires'), '2027-01-31'],
      ['Team › Asha Tamang › Role', list('team', 0, 'role'), team],
      ['Terms of Services', {view: 'page', name: tos, block: 1}, tos],
    ]),
  );
  expect([disagreements.length, expiries.length]).toEqual([1, 1]);
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
  await expect(agreeTo(siteDir, targets)).rejects.toThrow('This is no line of the ledger');
});

it('says what can be put into a text, with its value in both languages', async () => {
  const all = await insertions('.');
  const fact = (wanted: string) => entriesOf('facts').find(({id}) => id === wanted);
  const fee = fact('fee')?.value as number;
  const short = fact('downloads')?.short as Record<Locale, string>;
  const address = valueAt(valuesOf('site'), ['email', 'address']);
  expect(all.map(({label, markdown, inList, value}) => [label, markdown, inList, value])).toEqual(
    expect.arrayContaining([
      ['Brand', '<Brand />', '{brand}', valuesOf('site').name],
      ['fee', '<Fact id="fee" />', '{fee}', inEach((own) => formatAmount(fee, 'rupees', own))],
      [
        'downloads (short)',
        '<Fact id="downloads" form="short" />',
        '{downloads.short}',
        inEach((own) => joinFigures(short[own])),
      ],
      ['Contact: email', '<Contact part="email" />', undefined, inEach(() => address)],
    ]),
  );
  for (const {value} of all) expect(value).toEqual(inEach(() => expect.anything()));
});
