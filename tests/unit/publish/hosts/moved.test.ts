import {headerRules} from '@site/src/publish/hosts/headerRules';
import {netlifyRedirects} from '@site/src/publish/hosts/netlify';
import {nginxFiles} from '@site/src/publish/hosts/nginx';
import {vercelSettings} from '@site/src/publish/hosts/vercel';
import {table} from './table';

const rules = headerRules(table, {scripts: [], missingScripts: [], styles: {}});
const still = table.map((locale) => ({...locale, moved: undefined}));

it('lets every host lead from where a page was to where it is', () => {
  expect(nginxFiles(table, rules)['maps.conf']).toContain('\n  "/ne/old" "/ne/about";\n');
  expect(netlifyRedirects(table).split('\n')).toEqual(
    expect.arrayContaining(['/ne/old /ne/about 301', '/old.html /about 301!', '/OLD /about 301']),
  );
  expect(JSON.parse(vercelSettings(table, rules))).toMatchObject({
    redirects: [
      {source: '/old', destination: '/about', statusCode: 301},
      {source: '/help/old-steps', destination: '/help/first-steps', statusCode: 301},
      {source: '/ne/old', destination: '/ne/about', statusCode: 301},
      {source: '/ne/old-home', destination: '/ne/', statusCode: 301},
    ],
  });
});

it('costs a site without such pages nothing', () => {
  expect(vercelSettings(still, rules)).not.toContain('redirects');
  expect(nginxFiles(still, rules)['pages.txt']).toBe(nginxFiles(table, rules)['pages.txt']);
});
