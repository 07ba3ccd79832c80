import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir, siteDir} from '../../scripts/lib/paths';
import {pageFile} from '../../src/lib/urls';
import {readRules} from '../../src/publish/hosts';
import {ask, type Reply} from './support/host';
import {hosts} from './support/hosts';
import {directives, hashes} from './support/policy';
import {readSite} from './support/site';

const site = readSite();
const {files: typed, types} = readRules(buildDir).rules;
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** What is the same on every answer of every host. */
const COMMON = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const pick = ({headers}: Reply, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name]]));

/** What is said of each address. A comparison of all at once is far faster than one of each. */
async function answersOf<Answer>(
  targets: readonly string[],
  answer: (target: string) => Answer | Promise<Answer>,
): Promise<Record<string, Answer>> {
  const found: Record<string, Answer> = {};
  for (const target of targets) found[target] = await answer(target);
  return found;
}

const htmlOf = (page: string) => readFileSync(path.join(buildDir, pageFile(page)), 'utf8');

/** The inline scripts of all pages; each page allows them. */
const scripts = new Set(site.pages.flatMap((page) => hashes(htmlOf(page), 'script')));

test('the pages share the inline scripts that were written for them', () => {
  // A page has one, with what src/page-scripts has for pages like it.
  expect(scripts.size).toBe(6);
});

/** The policy that a page has to have, written a second time. */
function expectedPolicy(html: string): Record<string, unknown[]> {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    'default-src': none,
    'script-src': [
      ...self,
      ...scripts,
      'https://www.youtube.com/iframe_api',
      'https://www.youtube.com/s/player/',
    ].sort(),
    // The last one is that of the video player.
    'style-src': [...self, ...hashes(html, 'style'), expect.stringMatching(/^'sha256-/)],
    'img-src': [...self, 'data:'],
    'font-src': self,
    'connect-src': self,
    'manifest-src': self,
    'media-src': self,
    'worker-src': self,
    'frame-src': ['https://www.youtube-nocookie.com/embed/', 'https://www.openstreetmap.org'],
    'frame-ancestors': none,
    'base-uri': none,
    'form-action': self,
    'object-src': none,
  };
}

for (const [name, {start, missing}] of Object.entries(hosts)) {
  test(`every page and file has its headers on ${name}`, async () => {
    test.skip(missing !== null, missing ?? '');
    const host = await start();
    try {
      const pages = await answersOf(site.pages, async (page) => {
        const reply = await ask(host.port, {target: page});
        const known = {'if-none-match': reply.headers.etag ?? ''};
        const again = await ask(host.port, {target: page, headers: known});
        const policy = directives(reply.headers['content-security-policy']);
        return {
          status: reply.status,
          body: reply.body.toString(),
          ...pick(reply, Object.keys(COMMON)),
          ...pick(reply, [
            'cache-control',
            'cross-origin-resource-policy',
            'permissions-policy',
            'speculation-rules',
          ]),
          type: reply.headers['content-type']?.replace(' ', ''),
          policy: {...Object.fromEntries(policy), 'script-src': policy.get('script-src')?.sort()},
          again: {
            status: again.status,
            length: again.body.length,
            ...pick(again, Object.keys(COMMON)),
            hasSamePolicy:
              again.headers['content-security-policy'] === reply.headers['content-security-policy'],
          },
        };
      });
      expect(pages).toEqual(
        await answersOf(site.pages, (page) => {
          const html = htmlOf(page);
          return {
            status: 200,
            body: html,
            ...COMMON,
            'cache-control': 'no-cache',
            'cross-origin-resource-policy': 'same-origin',
            'permissions-policy': expect.stringMatching(
              /^(?=.*camera=\(\))(?=.*fullscreen=\(self "https:\/\/www\.youtube-nocookie\.com"\))/,
            ),
            'speculation-rules': '"/speculation-rules.json"',
            type: 'text/html;charset=utf-8',
            policy: expectedPolicy(html),
            again: {status: 304, length: 0, ...COMMON, hasSamePolicy: true},
          };
        }),
      );

      const files = await answersOf(site.files, async (target) => {
        const reply = await ask(host.port, {target: encodeURI(target), method: 'HEAD'});
        return {
          status: reply.status,
          ...pick(reply, [
            ...Object.keys(COMMON),
            'cache-control',
            'cross-origin-resource-policy',
            'content-type',
            'content-security-policy',
            'speculation-rules',
          ]),
        };
      });
      expect(files).toEqual(
        await answersOf(site.files, (target) => {
          const isHashed = /^(?:\/ne)?\/assets\/|^\/img\/sized\//.test(target);
          const isGiven = target.startsWith('/typefaces/');
          const isShared = isGiven || /^(?:\/ne)?\/img\/social\//.test(target);
          return {
            status: 200,
            ...COMMON,
            'cache-control': isHashed ? YEAR : isGiven ? DAY : 'no-cache',
            'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
            'content-type': typed[target] ?? types[path.extname(target)],
            'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
          };
        }),
      );

      const rules = await ask(host.port, {target: '/speculation-rules.json'});
      expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json(?:;|$)/);

      const feed = await ask(host.port, {target: '/ne/media-feed.xml', method: 'HEAD'});
      expect(feed.headers['content-type']?.replace(' ', '')).toBe(
        'application/rss+xml;charset=utf-8',
      );

      const security = await ask(host.port, {target: '/.well-known/security.txt'});
      expect(security.headers['content-type']?.replace(' ', '')).toBe('text/plain;charset=utf-8');
      expect(security.body.toString()).toMatch(/^Contact: .*\n(?:[A-Z][A-Za-z-]+: .*\n)+$/);

      const hidden = await answersOf(
        site.hidden,
        async (target) =>
          (await ask(host.port, {target: encodeURI(target), method: 'HEAD'})).status,
      );
      expect(hidden).toEqual(await answersOf(site.hidden, () => 404));

      for (const [target, method, status] of [
        ['/ABOUT', 'GET', 301],
        ['/nothing', 'GET', 302],
        ['/500.html', 'GET', 302],
        ['/gone.png', 'GET', 404],
        ['/about', 'POST', 405],
      ] as const) {
        const reply = await ask(host.port, {target, method});
        expect(reply.status, target).toBe(status);
        expect(reply.headers, target).toMatchObject(COMMON);
        expect(reply.headers['cache-control'], target).toBe(
          status === 301 ? 'max-age=3600' : 'no-store',
        );
        expect(reply.headers['content-security-policy'], target).toMatch(/^default-src 'none'; /);
      }
    } finally {
      await host.close();
    }
  });
}

test('no page and no file names the folder that it was built in', () => {
  const names = [...site.pages.map(pageFile), ...site.files];
  expect(names.filter((name) => readFileSync(path.join(buildDir, name)).includes(siteDir))).toEqual(
    [],
  );
});
