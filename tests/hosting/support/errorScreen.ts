import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {buildDir} from '../../../scripts/lib/paths';
import {ask, type Host} from './host';
import {directives, hashes} from './policy';

/** Asks for what the host fails to give, and compares the answer with the file of the build. */
export async function expectErrorScreen(
  {port}: Host,
  target: string,
  base: string,
  status: number,
): Promise<void> {
  const {body, headers, ...reply} = await ask(port, {target});
  const html = readFileSync(path.join(buildDir, base, `${status}.html`), 'utf8');
  expect([reply.status, body.toString()], target).toEqual([status, html]);
  expect(headers, target).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/),
    'x-content-type-options': 'nosniff',
  });
  const policy = directives(headers['content-security-policy']);
  for (const element of ['style', 'script'] as const)
    expect(policy.get(`${element}-src`)).toEqual(expect.arrayContaining(hashes(html, element)));
  const head = await ask(port, {target, method: 'HEAD'});
  expect([head.status, head.body.length], target).toEqual([status, 0]);
}
