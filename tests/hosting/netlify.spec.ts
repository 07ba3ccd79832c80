import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {readSite} from './support/site';

// Netlify itself runs nowhere else, so these tests follow its rules as they are written down:
// https://docs.netlify.com/manage/routing/redirects/overview/ and …/routing/headers/
const read = (name: string) => readFileSync(path.join(buildDir, '.hosting/netlify', name), 'utf8');
const site = readSite();

interface Rule {
  from: string;
  to: string;
  status: number;
  isForced: boolean;
}

const rules: Rule[] = read('_redirects')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return {from, to, status: Number.parseInt(status, 10), isForced: status.endsWith('!')};
  });

const fits = (from: string, address: string) =>
  from.endsWith('/*')
    ? `${address}/`.startsWith(from.slice(0, -1))
    : from.replace(/(?!^)\/$/, '') === address.replace(/(?!^)\/$/, '');

function answer(address: string): string {
  const isThere = site.files.includes(address) || site.pages.includes(address);
  const rule = rules.find(({from, isForced}) => (isForced || !isThere) && fits(from, address));
  if (isThere && !rule) return '200';
  const to = rule?.to.replace(':splat', address.slice(rule.from.length - 1));
  return rule?.status === 404 ? '404' : `${rule?.status ?? 404} ${to ?? ''}`;
}

test('Netlify sends spellings, unknown addresses and missing files where they belong', () => {
  for (const address of [...site.pages, ...site.files])
    expect(answer(address), address).toBe('200');
  for (const [address, expected] of [
    ['/about.html', '301 /about'],
    ['/ABOUT', '301 /about'],
    ['/About', '301 /about'],
    ['/ne/about/index.html', '301 /ne/about'],
    ['/NE/ABOUT', '301 /ne/about'],
    ['/nothing', '302 /app?missing=/nothing#not-found'],
    ['/ne/nothing/else', '302 /ne/app?missing=/ne/nothing/else#not-found'],
    ['/assets/js/gone.js', '404'],
    ['/ne/assets/gone', '404'],
    ['/img/gone.png', '404'],
    ['/.well-known/gone', '404'],
    ['/.hosting/rules.json', '404'],
  ] as const) {
    expect(answer(address), address).toBe(expected);
  }
  for (const {to} of rules) expect([...site.pages, '/404.html']).toContain(to.replace(/\?.*/, ''));
});

test('Netlify gives no address the same header twice', () => {
  const blocks = read('_headers')
    .split(/\n(?=\/)/)
    .slice(1)
    .map((block) => block.trim().split('\n'))
    .map(([address = '', ...lines]) => ({
      address,
      headers: lines.map((line) => /^ {2}([a-z-]+): \S/.exec(line)?.[1] ?? `odd line ${line}`),
    }));
  for (const target of [...site.pages, ...site.files]) {
    const headers = blocks.flatMap((block) => (fits(block.address, target) ? block.headers : []));
    expect(headers, target).toEqual([...new Set(headers)]);
    expect(headers, target).toContain('strict-transport-security');
    if (site.pages.includes(target)) expect(headers, target).toContain('content-security-policy');
  }
});
