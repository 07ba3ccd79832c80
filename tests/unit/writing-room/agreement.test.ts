import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteTexts} from '@site/src/plugins/site';
import {agreeTo} from './support/agree';
import {openIn} from '@site/writing-room/models/agreement';
import type {AgreeTarget} from '@site/writing-room/protocol';
import {docs, makeSite, replace} from '../checks/site';
import {writeFiles} from '../site-data/sites';

const tos = 'docs/tos.mdx';
const ledger = 'i18n/ledger/ne/docs/tos.mdx.txt';
const read = (siteDir: string, file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const change = (siteDir: string, file: string, from: string, to: string) =>
  writeFiles(siteDir, {[file]: replace(from, to)(read(siteDir, file))});

async function openTargets(siteDir: string): Promise<AgreeTarget[]> {
  const {texts} = await siteTexts(siteDir);
  return openIn(siteDir, texts).map(({open}) => open.target);
}

let siteDir: string;
beforeEach(async () => {
  siteDir = makeSite();
  const targets = await openTargets(siteDir);
  expect(await agreeTo(siteDir, targets)).toBe(targets.length);
  expect(await openTargets(siteDir)).toEqual([]);
});

it('settles one pair, and leaves another of the same section open', async () => {
  change(siteDir, tos, '# Terms', '# Our terms');
  change(siteDir, tos, 'a year.', 'each year.');
  const targets = await openTargets(siteDir);
  expect(targets.map(({place}) => place)).toEqual(['top', 'top']);
  expect(await agreeTo(siteDir, targets.slice(0, 1))).toBe(1);
  expect(await openTargets(siteDir)).toEqual(targets.slice(1));
});

it('agrees to nothing that has changed since it was shown', async () => {
  change(siteDir, tos, 'Use your own name.', 'Use your name.');
  const targets = await openTargets(siteDir);
  change(siteDir, `${docs}/tos.mdx`, 'आफ्नै नाम', 'आफ्नो नाम');
  expect(await agreeTo(siteDir, targets)).toBe(0);
  expect(await openTargets(siteDir)).toHaveLength(1);
});

it('cannot agree to a text that is there in one language only', async () => {
  change(siteDir, tos, 'a year.\n', 'a year.\n\nOne more paragraph.\n');
  const targets = await openTargets(siteDir);
  expect(targets).toEqual([expect.objectContaining({place: 'top', twin: ''})]);
  const before = read(siteDir, ledger);
  expect(await agreeTo(siteDir, targets)).toBe(0);
  expect(read(siteDir, ledger)).toBe(before);
});

it('does not write into a ledger with lines that cannot be read', async () => {
  change(siteDir, tos, 'Use your own name.', 'Use your name.');
  const targets = await openTargets(siteDir);
  writeFiles(siteDir, {[ledger]: `${read(siteDir, ledger)}nonsense\n`});
  await expect(agreeTo(siteDir, targets)).rejects.toThrow('This is no line of the ledger');
  expect(read(siteDir, ledger)).toContain('nonsense');
});
