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

/** A site in which all was agreed. */
async function agreedSite(): Promise<string> {
  const siteDir = makeSite();
  await agreeTo(siteDir, await openTargets(siteDir));
  expect(await openTargets(siteDir)).toEqual([]);
  return siteDir;
}

it('settles a pair, but none that has changed since it was shown or is in one language only', async () => {
  const siteDir = await agreedSite();
  change(siteDir, tos, '# Terms', '# Our terms');
  change(siteDir, tos, 'a year.\n', 'each year.\n\nOne more paragraph.\n');
  change(siteDir, tos, 'Use your own name.', 'Use your name.');
  const targets = await openTargets(siteDir);
  expect(targets.map(({place}) => place)).toEqual(['top', 'top', 'top', 'names']);
  const [heading, year, added, name] = targets;
  expect(added?.twin).toBe('');
  change(siteDir, `${docs}/tos.mdx`, 'आफ्नै नाम', 'आफ्नो नाम');
  await agreeTo(siteDir, [heading!, added!, name!]);
  expect(await openTargets(siteDir)).toEqual([year, added, {...name, twin: expect.any(String)}]);
});

it('does not write into a ledger with lines that cannot be read', async () => {
  const siteDir = await agreedSite();
  change(siteDir, tos, 'Use your own name.', 'Use your name.');
  const targets = await openTargets(siteDir);
  writeFiles(siteDir, {[ledger]: `${read(siteDir, ledger)}nonsense\n`});
  await expect(agreeTo(siteDir, targets)).rejects.toThrow('This is no line of the ledger');
  expect(read(siteDir, ledger)).toContain('nonsense');
});
