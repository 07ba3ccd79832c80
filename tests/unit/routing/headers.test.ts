import {answerHeaders} from '../../../src/plugins/routing/answerHeaders';
import {headerRules} from '../../../src/plugins/routing/headerRules';
import {policyName} from '../../../src/lib/pagePolicies';
import {table} from './table';

const rules = headerRules(table, {
  scripts: ["'sha256-x'"],
  sheets: ["'sha256-z'"],
  styles: {video: ["'sha256-y'"]},
});
const policy = (path: string) => {
  const headers = answerHeaders({kind: 'page', path}, rules);
  return headers['content-security-policy'] ?? '';
};

it('lets the pages of the video and the map reach out, in every language, and no other', () => {
  for (const base of ['/', '/ne/']) {
    expect(policy(`${base}video`)).toContain(
      "script-src 'self' 'sha256-x' https://www.youtube.com/iframe_api https://www.youtube.com/s/player/;",
    );
    expect(policy(`${base}video`)).toContain('frame-src https://www.youtube-nocookie.com/embed/;');
    expect(policy(`${base}video`)).toContain("style-src 'self' 'sha256-z' 'sha256-y';");
    expect(policy(`${base}contact`)).toContain('frame-src https://www.openstreetmap.org;');
    expect(policy(`${base}about`)).not.toContain('https:');
    expect(policy(`${base}about`)).toContain("style-src 'self' 'sha256-z';");
  }
});

it('stops when a policy is meant for a page that there is not', () => {
  const without = table.map((locale) => ({
    ...locale,
    pages: locale.pages.filter((page) => !page.endsWith('/video')),
  }));
  expect(() => headerRules(without, {scripts: [], sheets: [], styles: {}})).toThrow(
    'pagePolicies.ts names the page /video, which does not exist. Change the name there.',
  );
});

it.each([
  ['/video', '/', 'video'],
  ['/ne/Contact.html', '/ne/', 'contact'],
  ['/contact/', '/', 'contact'],
  ['/', '/', ''],
  ['/about', '/', ''],
  ['/constructor', '/', ''],
])('knows whose policy %s has', (pathname, base, name) => {
  expect(policyName(pathname, base)).toBe(name);
});

it('never lets a redirect to an unknown page or a refusal be kept', () => {
  const kept = (answer: Parameters<typeof answerHeaders>[0]) =>
    answerHeaders(answer, rules)['cache-control'];
  expect(kept({kind: 'redirect', status: 302})).toBe('no-store');
  expect(kept({kind: 'refusal'})).toBe('no-store');
  expect(kept({kind: 'redirect', status: 301})).toBe('no-cache');
});
