import {redirectLocation, resolveAddress} from '../../../src/lib/resolveAddress';
import {table} from '../publish/hosts/table';

const resolve = (path: string) => resolveAddress(path, table);

/** @param addresses with spaces between them */
function expectEach(addresses: string, answer: object): void {
  const each = addresses.split(' ');
  expect(each.map((path) => [path, resolve(path)])).toEqual(each.map((path) => [path, answer]));
}

it('knows every page by its canonical address', () => {
  for (const path of table.flatMap(({pages}) => pages)) {
    expect(resolve(path)).toEqual({kind: 'page', path});
  }
});

it.each([
  ['/about', '/ABOUT /About/ /about/ //about ///about///'],
  ['/about', '/about.html /about.HTML /about.htm /about.html/ /about/index.html /About/Index.html'],
  ['/about', '/./about /x/../about /about/x/.. /about/. /ne/../about'],
  ['/about', '/%61bout /%41BOUT /about%2f /about%2Ehtml /x/%2e%2E/about'],
  ['/', '/index.html /INDEX.HTML // /. /./'],
  ['/help/first-steps', '/help//first-steps'],
  ['/release-1.2', '/release-1.2/'],
  ['/fonts', '/Fonts/'],
  ['/ne/', '/ne /NE /Ne/ /ne// /ne.html /ne/index.html'],
  ['/ne/about', '/Ne/About /ne/about/ /ne%2fabout /%6e%65/about /about/../ne/about'],
  // Where a page was.
  ['/about', '/old /OLD /old/ /old.html //old /%6fld'],
  ['/help/first-steps', '/help/old-steps'],
  ['/ne/about', '/ne/old /Ne/Old/'],
  ['/ne/', '/ne/old-home'],
])('reaches %s in one redirect from other spellings: %s', (to, spellings) => {
  expectEach(spellings, {kind: 'redirect', status: 301, to});
});

it.each([
  ['/app', '/nothing /about/us /nothing.html /nepal /ne-about /index /404 /404.html'],
  ['/app', '/v1.2 /john.doe //evil /\\\\evil /\\\\/evil /%2f%2fevil /%5cevil /https://evil /@evil'],
  ['/app', '/about;x=1 /about%0d%0aA:b /<script> /javascript:alert(1) /__proto__ /constructor'],
  ['/app', '/about%20 /about%3Fx /%2561bout /ab%C3%B6ut /%E0%A4 /%ff%fe /हाम्रो-बारेमा /\u212Aind'],
  ['/ne/app', '/ne/v1.2/ /ne/nothing /NE/nothing /Ne/Nothing/Else/ /ne//nothing'],
  ['/ne/app', '/ne/%E0%A4 /%6Ee/nothing'],
])('sends to %s what is unknown in its language: %s', (to, unknown) => {
  expectEach(unknown, {kind: 'redirect', status: 302, to});
});

it.each([
  '/logo.png /LOGO.PNG /logo.png/ /sitemap.xml.gz /wp-login.php /about.html.br /%E0%A4.png',
  '/assets/js/main.12345678.js /Assets/anything /assets/x.html /img/nothing /fonts/nothing',
  '/ne/img/nothing /NE/IMG/nothing /ne/assets/css/styles.css',
  '/.well-known/security.txt /.well-known/change-password /.git/HEAD /.env /.hosting/rules.json',
  '/.html /ne/.html /about/.hidden /%2egit/config',
])('calls a file missing that is not there: %s', (files) => {
  expectEach(files, {kind: 'missing'});
});

it.each([
  ' about *',
  '/%zz /% /%4 /about% /%%61 /%00 /about%00.html /\0',
  '/.. /../about /about/../../etc/passwd /ne/../../about',
  '/%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc%2fpasswd',
])('calls what is no address malformed: %j', (paths) => {
  expectEach(paths, {kind: 'malformed'});
});

it('answers a very long address at once', () => {
  // Of this process, because others may keep the machine busy.
  const start = process.cpuUsage();
  resolve(`/${'/index.html'.repeat(20_000)}`);
  resolve(`/${'.'.repeat(200_000)}x`);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

describe('a site that does not live at the root', () => {
  const below = [
    {base: '/site/', fallback: '/site/app', pages: ['/site/', '/site/app'], folders: ['img']},
    {base: '/site/ne/', fallback: '/site/ne/app', pages: ['/site/ne/app'], folders: ['img']},
  ];

  it.each([
    ['/site', {kind: 'redirect', status: 301, to: '/site/'}],
    ['/Site/App', {kind: 'redirect', status: 301, to: '/site/app'}],
    ['/site/nothing', {kind: 'redirect', status: 302, to: '/site/app'}],
    ['/site/ne/nothing', {kind: 'redirect', status: 302, to: '/site/ne/app'}],
    ['/elsewhere', {kind: 'redirect', status: 302, to: '/site/app'}],
    ['/site/img/x', {kind: 'missing'}],
    ['/site/ne/img/x', {kind: 'missing'}],
  ])('%s', (path, address) => {
    expect(resolveAddress(path, below)).toEqual(address);
  });
});

describe('redirectLocation', () => {
  const moved = {status: 301, to: '/about'} as const;
  const unknown = {status: 302, to: '/app'} as const;

  it('keeps query and fragment of a page', () => {
    expect(redirectLocation(moved, '/ABOUT', '?a=1', '#team')).toBe('/about?a=1#team');
    expect(redirectLocation(moved, '/ABOUT', '')).toBe('/about');
  });

  it('tells the page for unknown addresses which one it was', () => {
    expect(redirectLocation(unknown, '/abuot', '')).toBe('/app?missing=/abuot#not-found');
    expect(redirectLocation(unknown, '/abuot', '?a=1&b=2', '#team')).toBe(
      '/app?missing=/abuot&a=1&b=2#not-found',
    );
  });

  it('passes on no more than a header and a log should hold', () => {
    const long = `/${'x'.repeat(300)}`;
    expect(redirectLocation(unknown, long, '')).toBe(
      `/app?missing=${long.slice(0, 200)}#not-found`,
    );
    expect(redirectLocation(unknown, '/a\u00e9\r\nb', '')).toBe('/app?missing=/a#not-found');
  });
});
