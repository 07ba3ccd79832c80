import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir, testTool} from '../../scripts/lib/paths';
import {answerHeaders, type Headers} from '../../src/publish/hosts/answerHeaders';
import {readRules} from '../../src/publish/hosts';
import {directives, hashes} from './support/policy';
import {readSite} from './support/site';

interface Route {
  src: string;
  headers?: Headers;
  status?: number;
  continue?: boolean;
}

interface RoutingUtils {
  getTransformedRoutes: (settings: unknown) => {routes: Route[]; error: unknown};
}

// Vercel itself runs nowhere else; this is its own package, which reads vercel.json when a site is deployed.
const utils = createRequire(path.join(testTool('vercel'), 'package.json'))(
  '@vercel/routing-utils',
) as RoutingUtils;
const read = (name: string) => readFileSync(path.join(buildDir, name), 'utf8');
const {routes, error} = utils.getTransformedRoutes(
  JSON.parse(read('.hosting/vercel/vercel.json')) as unknown,
);
const site = readSite();
const {rules} = readRules(buildDir);

/**
 * Routes do not distinguish capitals unless they say so with `caseSensitive`
 * (https://vercel.com/docs/build-output-api/configuration#source-route); no answer may depend on it.
 */
const FLAGS = ['', 'i'];

const fits = ({src}: Route, address: string, flags: string) => new RegExp(src, flags).test(address);

/** The headers of an address; a later route replaces those of an earlier one. */
const headersOf = (address: string, flags: string): Headers =>
  routes
    .filter((route) => route.continue && fits(route, address, flags))
    .reduce((headers, route) => ({...headers, ...route.headers}), {});

const policyOf = (address: string, flags: string) =>
  directives(headersOf(address, flags)['content-security-policy']);

const html = read('404.html');

test('every page has its headers and its policy, with a slash at its end and without', () => {
  expect(error).toBeNull();
  // One comparison for all is far faster than one of each.
  const wrong: string[] = [];
  for (const page of site.pages) {
    const {'content-security-policy': expected, ...others} = answerHeaders(
      {kind: 'page', path: page},
      rules,
    );
    const bare = page.replace(/\/$/, '');
    for (const address of bare ? [bare, `${bare}/`] : ['/']) {
      for (const flags of FLAGS) {
        const headers = headersOf(address, flags);
        const policy = directives(headers['content-security-policy']);
        const names = Object.keys(others).filter((name) => headers[name] !== others[name]);
        const parts = [...directives(expected)].filter(([name, sources]) =>
          sources.some((source) => !policy.get(name)?.includes(source)),
        );
        const long = Object.keys(headers).filter((name) => headers[name]!.length >= 4096);
        for (const name of [...names, ...parts.map(([part]) => part), ...long])
          wrong.push(`${address} ${name}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('404.html may run its script wherever it is the answer, and is styled at an unknown address', () => {
  const scripts = hashes(html, 'script');
  const styles = hashes(html, 'style');
  expect(scripts.length).toBeGreaterThan(1);
  const spellings = ['/ABOUT', '/Ne/About', '/about/nothing', '/NE', '/500'];
  const unknown = ['/nothing', '/nothing/', '/ne/nothing', '/nothing.php', '/a/b.c/d'];
  for (const flags of FLAGS) {
    for (const address of [...spellings, ...unknown])
      expect(policyOf(address, flags).get('script-src'), address).toEqual(
        expect.arrayContaining(scripts),
      );
    for (const address of unknown)
      expect(policyOf(address, flags).get('style-src'), address).toEqual(
        expect.arrayContaining(["'self'", ...styles]),
      );
  }
});

test('every file has the headers and the policy of files, a missing one too', () => {
  for (const file of [...site.files, '/gone.png', '/assets/js/gone.js']) {
    const expected = answerHeaders({kind: 'file', path: file}, rules);
    // Vercel knows the types of most endings itself.
    delete expected['content-type'];
    for (const flags of FLAGS) expect(headersOf(file, flags), file).toMatchObject(expected);
  }
});

test('the file of a page leads to its address', () => {
  const leadsTo = (address: string) => {
    const {src, headers, status} = routes.find((one) => !one.continue && fits(one, address, ''))!;
    return [status, address.replace(new RegExp(src), headers!.Location!)];
  };
  expect(leadsTo('/about.html')).toEqual([308, '/about']);
  expect(leadsTo('/ne/about.html')).toEqual([308, '/ne/about']);
  expect(leadsTo('/ne/index.html')).toEqual([308, '/ne']);
});
