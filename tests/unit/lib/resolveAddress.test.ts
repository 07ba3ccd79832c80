import {redirectLocation, resolveAddress} from '../../../src/lib/resolveAddress';
import {table} from '../routing/table';

const resolve = (path: string) => resolveAddress(path, table);

describe('canonical addresses are pages', () => {
  const pages = table.flatMap((locale) => locale.pages);
  it.each(pages)('%s', (path) => {
    expect(resolve(path)).toEqual({kind: 'page', path});
  });
});

describe('other spellings reach the canonical page in one redirect', () => {
  it.each([
    ['/ABOUT', '/about'],
    ['/About/', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.HTML', '/about'],
    ['/about.htm', '/about'],
    ['/about.html/', '/about'],
    ['/about/index.html', '/about'],
    ['/About/Index.html', '/about'],
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['//', '/'],
    ['/.', '/'],
    ['/./', '/'],
    ['//about', '/about'],
    ['///about///', '/about'],
    ['/help//first-steps', '/help/first-steps'],
    ['/./about', '/about'],
    ['/x/../about', '/about'],
    ['/about/x/..', '/about'],
    ['/about/.', '/about'],
    ['/%61bout', '/about'],
    ['/%41BOUT', '/about'],
    ['/about%2f', '/about'],
    ['/about%2Ehtml', '/about'],
    ['/x/%2e%2E/about', '/about'],
    ['/release-1.2/', '/release-1.2'],
    ['/Fonts/', '/fonts'],
    ['/ne', '/ne/'],
    ['/NE', '/ne/'],
    ['/Ne/', '/ne/'],
    ['/ne//', '/ne/'],
    ['/ne.html', '/ne/'],
    ['/ne/index.html', '/ne/'],
    ['/Ne/About', '/ne/about'],
    ['/ne/about/', '/ne/about'],
    ['/ne%2fabout', '/ne/about'],
    ['/%6e%65/about', '/ne/about'],
    ['/ne/../about', '/about'],
    ['/about/../ne/about', '/ne/about'],
  ])('%s → %s', (path, to) => {
    expect(resolve(path)).toEqual({kind: 'redirect', status: 301, to});
  });
});

describe('unknown addresses are sent to the app page of their language', () => {
  it.each([
    ['/nothing', '/app'],
    ['/about/us', '/app'],
    ['/nothing.html', '/app'],
    ['/v1.2', '/app'],
    ['/john.doe', '/app'],
    ['/ne/v1.2/', '/ne/app'],
    ['/index', '/app'],
    ['/404', '/app'],
    ['/404.html', '/app'],
    ['/nepal', '/app'],
    ['//evil', '/app'],
    ['/\\\\evil', '/app'],
    ['/%2f%2fevil', '/app'],
    ['/ne-about', '/app'],
    ['/about%20', '/app'],
    ['/about%3Fx', '/app'],
    ['/about;x=1', '/app'],
    ['/ab%C3%B6ut', '/app'],
    ['/%E0%A4', '/app'],
    ['/%ff%fe', '/app'],
    ['/हाम्रो-बारेमा', '/app'],
    ['/\u212Aind', '/app'],
    ['/%2561bout', '/app'],
    ['/ne/nothing', '/ne/app'],
    ['/NE/nothing', '/ne/app'],
    ['/Ne/Nothing/Else/', '/ne/app'],
    ['/ne//nothing', '/ne/app'],
    ['/ne/%E0%A4', '/ne/app'],
    ['/%6Ee/nothing', '/ne/app'],
  ])('%s → %s', (path, to) => {
    expect(resolve(path)).toEqual({kind: 'redirect', status: 302, to});
  });
});

describe('a file that is not there is missing', () => {
  it.each([
    '/logo.png',
    '/LOGO.PNG',
    '/sitemap.xml.gz',
    '/wp-login.php',
    '/about.html.br',
    '/%E0%A4.png',
    '/logo.png/',
    '/assets/js/main.12345678.js',
    '/Assets/anything',
    '/assets/x.html',
    '/img/nothing',
    '/fonts/nothing',
    '/ne/img/nothing',
    '/NE/IMG/nothing',
    '/ne/assets/css/styles.css',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/.git/HEAD',
    '/.env',
    '/.routes/en.json',
    '/.html',
    '/ne/.html',
    '/about/.hidden',
    '/%2egit/config',
  ])('%s', (path) => {
    expect(resolve(path)).toEqual({kind: 'missing'});
  });
});

describe('what is no address is malformed', () => {
  it.each([
    '',
    'about',
    '*',
    '/%zz',
    '/%',
    '/%4',
    '/about%',
    '/%%61',
    '/%00',
    '/about%00.html',
    '/\0',
    '/..',
    '/../about',
    '/about/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/ne/../../about',
  ])('%j', (path) => {
    expect(resolve(path)).toEqual({kind: 'malformed'});
  });
});

describe('hostile addresses', () => {
  const hostile = [
    '//evil.example',
    '///evil.example/about',
    '/\\evil.example',
    '/\\/evil.example',
    '/%2f%2fevil.example/%2e',
    '/%2F%2Fevil%2Eexample',
    '/%5cevil.example',
    '/https://evil.example',
    '/@evil.example',
    '/about%0d%0aSet-Cookie:%20a=b',
    '/about%0aLocation:%20https://evil.example/',
    '/ne/%0d%0ax',
    '/javascript:alert(1)',
    '/<script>alert(1)</script>',
    '/%3Cscript%3E',
    '/__proto__',
    '/constructor',
    '/ne/toString',
    `/${'a/'.repeat(4000)}`,
    `/${'../'.repeat(50)}about`,
    `/${'%2e'.repeat(3000)}`,
  ];

  it.each(hostile)('%.60s leads nowhere but to a page of ours', (path) => {
    const address = resolve(path);
    if (address.kind === 'redirect') {
      expect(['/app', '/ne/app']).toContain(address.to);
      expect(address.status).toBe(302);
    } else {
      expect(['missing', 'malformed']).toContain(address.kind);
    }
  });

  it('answers a very long address at once', () => {
    // Of this process, because others may keep the machine busy.
    const start = process.cpuUsage();
    resolve(`/${'/index.html'.repeat(20_000)}`);
    resolve(`/${'.'.repeat(200_000)}x`);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});

describe('redirects never loop', () => {
  it('sends only to canonical pages', () => {
    for (const path of ['/ABOUT', '/nothing', '/ne', '/ne/nothing', '//evil']) {
      const address = resolve(path);
      if (address.kind !== 'redirect') throw new Error(`${path} was to be redirected`);
      expect(resolve(address.to)).toEqual({kind: 'page', path: address.to});
    }
  });

  it('calls an address missing when the page to fall back to is gone', () => {
    const without = [{base: '/', fallback: '/app', pages: ['/', '/about'], folders: []}];
    expect(resolveAddress('/nothing', without)).toEqual({kind: 'missing'});
    expect(resolveAddress('/nothing', [])).toEqual({kind: 'missing'});
  });
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
