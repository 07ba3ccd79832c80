/** @jest-environment node */
import vm from 'node:vm';
import {notFoundScript} from '@site/src/publish/hosts';
import {table} from './table';

const script = notFoundScript(table);

/** Runs the script in a bare context with no more than a page has, and tells where it went. */
function visit(url: string, referrer = '', tab = {name: ''}): string | null {
  const {pathname, search, hash} =
    /^https:\/\/[^/]+(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/.exec(url)!.groups as {
      pathname: string;
      search?: string;
      hash?: string;
    };
  const went: string[] = [];
  const written: string[] = [];
  const window = {
    window: tab,
    location: {
      pathname,
      search: search ?? '',
      hash: hash ?? '',
      href: url,
      replace: (to: string) => went.push(to),
    },
    document: {referrer, write: (html: string) => written.push(html)},
  };
  vm.runInNewContext(script, window);
  // What follows is a text that is not shown, where the page does not stay.
  expect(written).toEqual(went.map(() => '<plaintext hidden>'));
  expect(went.length).toBeLessThanOrEqual(1);
  return went[0] ?? null;
}

const site = 'https://site.example';

describe('the script in 404.html', () => {
  it.each([
    ['/ABOUT?a=1&b=%20#team', '/about?a=1&b=%20#team'],
    ['/ne/old?a=1#team', '/ne/about?a=1#team'],
    ['/nothing?from=mail#x', '/app?missing=/nothing&from=mail#not-found'],
    ['/ne/%zz', '/ne/app?missing=/ne/%zz#not-found'],
    ['/%00', '/app?missing=/%00#not-found'],
  ])('sends %s to %s', (path, to) => {
    expect(visit(site + path)).toBe(to);
  });

  it.each(['/img/missing.png', '/ne/assets/js/gone.js', '/.well-known/x', '/%zz.png'])(
    'lets the page stand for the missing file %s',
    (path) => {
      expect(visit(site + path)).toBeNull();
    },
  );

  it.each([
    ['/about', '/about.html'],
    ['/about?a=1#team', '/about.html?a=1#team'],
    ['/help/first-steps', '/help/first-steps.html'],
    ['/ne/', '/ne/index.html'],
    ['/', '/index.html'],
  ])('goes from %s to its file, and stays when the host sends it back', (path, file) => {
    const tab = {name: 'of another site'};
    // A link of the page to itself.
    expect(visit(site + path, site + path, tab)).toBe(file);
    // The host has dropped the query.
    expect(visit(site + path.replace(/\?[^#]*/, ''), site + path, tab)).toBeNull();
    // The reader loads it again.
    expect(visit(site + path, site + path, tab)).toBe(file);
    tab.name = '';
    expect(visit(site + path, `${site}/contact`, tab)).toBe(file);
  });

  it('goes once only when the host sends the visitor back', () => {
    expect(visit(`${site}/about/`)).toBe('/about');
    expect(visit(`${site}/about/`, `${site}/about/`)).toBeNull();
    expect(visit(`${site}/about/#x`, `${site}/about/`)).toBeNull();
    expect(visit(`${site}/about/`, `${site}/contact`)).toBe('/about');
  });

  it('is short', () => {
    expect(script).not.toMatch(/<\/|\p{Cc}/u);
    expect(script.length).toBeLessThan(2800);
  });

  it('cannot be closed by a path', () => {
    const odd = [{base: '/', fallback: '/app', pages: ['/</script>'], folders: []}];
    expect(notFoundScript(odd)).not.toContain('</script>');
  });
});
