import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteTexts} from '@site/src/plugins/site';
import {agree} from 'docusaurus-plugin-paired-locales/agree';
import {agreeTo} from './support/agree';
import {openIn} from '@site/writing-room/models/openTexts';
import type {AgreeTarget} from '@site/writing-room/protocol';
import {docs, makeSite} from '../checks/site';

const ledger = 'i18n/ledger/ne/docs/tos.mdx.txt';

async function openTargets(siteDir: string): Promise<AgreeTarget[]> {
  const {texts} = await siteTexts(siteDir);
  return openIn(siteDir, texts).map(({open}) => open.target);
}

async function agreedSite(): Promise<string> {
  const siteDir = makeSite();
  await agree(siteDir, await siteTexts(siteDir), ['--all']);
  return siteDir;
}

function change(siteDir: string, file: string, from: string, to: string): void {
  const place = path.join(siteDir, file);
  const source = readFileSync(place, 'utf8');
  expect(source).toContain(from);
  writeFileSync(place, source.replace(from, to));
}

const read = (siteDir: string, file: string) => readFileSync(path.join(siteDir, file), 'utf8');

describe('agreeing in the room', () => {
  it('settles pages and lists', async () => {
    const siteDir = makeSite();
    const targets = await openTargets(siteDir);
    expect(await agreeTo(siteDir, targets)).toBe(targets.length);
    expect(await openTargets(siteDir)).toEqual([]);
    expect(await agreeTo(siteDir, targets)).toBe(0);
  });

  it('settles one pair, and leaves another of the same section open', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'docs/tos.mdx', 'title: Terms', 'title: Our rules');
    change(siteDir, 'docs/tos.mdx', '# Terms', '# Our terms');
    change(siteDir, 'docs/tos.mdx', 'a year.', 'each year.');
    const targets = await openTargets(siteDir);
    expect(targets.map(({place}) => place)).toEqual(['title', 'top', 'top']);
    const second = targets.slice(1, 2);
    expect(await agreeTo(siteDir, second)).toBe(1);
    expect(await openTargets(siteDir)).toEqual([targets[0], targets[2]]);
  });

  it('agrees to nothing that has changed since it was shown', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'docs/tos.mdx', 'Use your own name.', 'Use your name.');
    const targets = await openTargets(siteDir);
    change(siteDir, `${docs}/tos.mdx`, 'आफ्नै नाम', 'आफ्नो नाम');
    expect(await agreeTo(siteDir, targets)).toBe(0);
    expect(await openTargets(siteDir)).toHaveLength(1);
  });

  it('cannot agree to a text that is there in one language only', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'docs/tos.mdx', 'a year.\n', 'a year.\n\nOne more paragraph.\n');
    const targets = await openTargets(siteDir);
    expect(targets).toEqual([expect.objectContaining({place: 'top', twin: ''})]);
    const before = read(siteDir, ledger);
    expect(await agreeTo(siteDir, targets)).toBe(0);
    expect(read(siteDir, ledger)).toBe(before);
  });

  it('does not write into a ledger with lines that cannot be read', async () => {
    const siteDir = await agreedSite();
    change(siteDir, 'docs/tos.mdx', 'Use your own name.', 'Use your name.');
    const targets = await openTargets(siteDir);
    writeFileSync(path.join(siteDir, ledger), `${read(siteDir, ledger)}nonsense\n`);
    await expect(agreeTo(siteDir, targets)).rejects.toThrow('This is no line of the ledger');
    expect(read(siteDir, ledger)).toContain('nonsense');
  });
});
