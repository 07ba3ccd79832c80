import {answerHeaders} from '../../../src/plugins/routing/answerHeaders';
import {headerRules} from '../../../src/plugins/routing/headerRules';
import {table} from './table';

const rules = headerRules(table, {
  scripts: ["'sha256-x'"],
  styles: {'/about': ["'sha256-a'", "'sha256-b'"], '/ne/about': ["'sha256-c'"]},
});
const policy = (path: string) => {
  const headers = answerHeaders({kind: 'page', path}, rules);
  return headers['content-security-policy'] ?? '';
};

it('allows the styles of each page on that page only, and those of the player on all', () => {
  expect(policy('/about')).toContain("; style-src 'self' 'sha256-a' 'sha256-b' 'sha256-Mfs");
  expect(policy('/ne/about')).toContain("; style-src 'self' 'sha256-c' 'sha256-Mfs");
  expect(policy('/')).toContain("; style-src 'self' 'sha256-Mfs");
});

it('has one policy for all pages but for their styles, so that they can share a document', () => {
  const withoutStyles = table
    .flatMap(({pages}) => pages)
    .map((page) => policy(page).replace(/style-src [^;]*/, ''));
  expect(new Set(withoutStyles).size).toBe(1);
  expect(withoutStyles[0]).toContain(
    "script-src 'self' 'sha256-x' https://www.youtube.com/iframe_api https://www.youtube.com/s/player/;",
  );
  expect(withoutStyles[0]).toContain(
    'frame-src https://www.youtube-nocookie.com/embed/ https://www.openstreetmap.org;',
  );
});

it('never lets a redirect to an unknown page or a refusal be kept', () => {
  const kept = (answer: Parameters<typeof answerHeaders>[0]) =>
    answerHeaders(answer, rules)['cache-control'];
  expect(kept({kind: 'redirect', status: 302})).toBe('no-store');
  expect(kept({kind: 'refusal'})).toBe('no-store');
  expect(kept({kind: 'redirect', status: 301})).toBe('no-cache');
});
