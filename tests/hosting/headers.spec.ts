import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {ask, type Reply} from './support/host';
import {hosts} from './support/hosts';
import {directives, hashes} from './support/policy';
import {readSite} from './support/site';

const site = readSite();
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

/** The policy that a page has to have, written a second time. */
function expectedPolicy(html: string): Record<string, unknown[]> {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    'default-src': none,
    'script-src': [
      ...self,
      ...hashes(html, 'script'),
      'https://www.youtube.com/iframe_api',
      'https://www.youtube.com/s/player/',
    ],
    // The last one is that of the video player.
    'style-src': [...self, ...hashes(html, 'style'), expect.stringMatching(/^'sha256-/)],
    'img-src': [...self, 'data:'],
    'font-src': self,
    'connect-src': self,
    'manifest-src': self,
    'media-src': self,
    'frame-src': ['https://www.youtube-nocookie.com/embed/', 'https://www.openstreetmap.org'],
    'frame-ancestors': none,
    'base-uri': none,
    'form-action': self,
    'object-src': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'site', 'youtube-widget-api'],
  };
}

for (const [name, {start, missing}] of Object.entries(hosts)) {
  test(`every page and file has its headers on ${name}`, async () => {
    test.skip(missing !== null, missing ?? '');
    test.setTimeout(120_000);
    const host = await start();
    try {
      for (const page of site.pages) {
        const reply = await ask(host.port, {target: page});
        const file = page.endsWith('/') ? `${page}index.html` : `${page}.html`;
        const html = readFileSync(path.join(buildDir, file), 'utf8');
        expect(reply.status, page).toBe(200);
        expect(reply.body.toString(), page).toBe(html);
        expect(pick(reply, Object.keys(COMMON)), page).toEqual(COMMON);
        expect(reply.headers['cache-control'], page).toBe('no-cache');
        expect(reply.headers['cross-origin-resource-policy'], page).toBe('same-origin');
        expect(reply.headers['content-type']?.replace(' ', ''), page).toBe(
          'text/html;charset=utf-8',
        );
        const permissions = reply.headers['permissions-policy'];
        expect(permissions, page).toContain('camera=()');
        expect(permissions, page).toContain('fullscreen=(self "https://www.youtube-nocookie.com")');
        expect(reply.headers['speculation-rules'], page).toBe('"/speculation-rules.json"');
        const policy = directives(reply.headers['content-security-policy']);
        expect(Object.fromEntries(policy), page).toEqual(expectedPolicy(html));

        const known = {'if-none-match': reply.headers.etag ?? ''};
        const again = await ask(host.port, {target: page, headers: known});
        expect([again.status, again.body.length], page).toEqual([304, 0]);
        expect(pick(again, Object.keys(COMMON)), page).toEqual(COMMON);
        expect(again.headers['content-security-policy'], page).toBe(
          reply.headers['content-security-policy'],
        );
      }

      for (const target of site.files) {
        const {status, headers} = await ask(host.port, {target: encodeURI(target), method: 'HEAD'});
        const isHashed = /^(?:\/ne)?\/assets\/|^\/img\/sized\//.test(target);
        const isGiven = target.startsWith('/typefaces/');
        const isShared = isGiven || /^(?:\/ne)?\/img\/social\//.test(target);
        expect(
          [status, headers['cache-control'], headers['cross-origin-resource-policy']],
          target,
        ).toEqual([
          200,
          isHashed ? YEAR : isGiven ? DAY : 'no-cache',
          isShared ? 'cross-origin' : 'same-origin',
        ]);
        expect({...headers}, target).toMatchObject(COMMON);
        expect(headers['content-type'], target).toBeTruthy();
        expect(headers['speculation-rules'], target).toBeUndefined();
        expect(headers['content-security-policy'], target).toMatch(/^default-src 'none'; /);
      }

      const rules = await ask(host.port, {target: '/speculation-rules.json'});
      expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json(?:;|$)/);

      const security = await ask(host.port, {target: '/.well-known/security.txt'});
      expect(security.headers['content-type']?.replace(' ', '')).toBe('text/plain;charset=utf-8');
      expect(security.body.toString()).toMatch(/^Contact: .*\n(?:[A-Z][A-Za-z-]+: .*\n)+$/);

      for (const target of site.hidden) {
        const {status} = await ask(host.port, {target: encodeURI(target), method: 'HEAD'});
        expect(status, target).toBe(404);
      }

      for (const [target, method, status] of [
        ['/ABOUT', 'GET', 301],
        ['/nothing', 'GET', 302],
        ['/gone.png', 'GET', 404],
        ['/about', 'POST', 405],
      ] as const) {
        const reply = await ask(host.port, {target, method});
        expect(reply.status, target).toBe(status);
        expect(reply.headers, target).toMatchObject(COMMON);
        expect(reply.headers['cache-control'], target).toBe(
          status === 301 ? 'no-cache' : 'no-store',
        );
        expect(reply.headers['content-security-policy'], target).toMatch(/^default-src 'none'; /);
      }
    } finally {
      await host.close();
    }
  });
}
