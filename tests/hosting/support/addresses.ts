import {createRandom} from '../../random';
import type {Question} from './host';
import type {Site} from './site';

const UNKNOWN = `/nothing /ne/nothing /no/such/page /ne/deep/er /nepal /ne-about /x.php
  /ne/wp-login.php /assets /ne/assets/js/gone.js /img/gone.png /favicon.png /typefaces/
  /.env /.git/config /.well-known/gone /ne/.htaccess /about/team /404.html /ne/404.html
  /about.htmlx /about.html.html /indexhtml /index /ne/index /release-1.2 /a.b-c /v1.2
  /ne/john.doe /.hosting/rules.json /_worker.js /_headers`.split(/\s+/);
const QUERIES = [
  '',
  '',
  '',
  '?a=1&b=2',
  '?',
  '?to=//evil.example',
  '?q=%0d%0aSet-Cookie:%20a=b',
  '??',
  '?a=/../..',
  '?%zz',
  '?%00',
  '?a=%E0%A4%A8',
  '?x#y',
  '#part',
  '?' + 'q'.repeat(3000),
  '?a=b?c=d',
  '?$request_uri',
];
const HOSTS = [
  'evil.example',
  'a b',
  'x:99999',
  '[::',
  'a@b',
  'a/b',
  'a?b',
  'a#b',
  'localhost.',
  'A'.repeat(300),
];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const SPLICED = [
  ...`%00 %zz % %2 %0d%0aSet-Cookie:%20a=b %0a %20 \\ %5c ;a=b %3f %23 %25 %2561 %252e%252e/
  %e2%84%aa %C5%BF %E0%A4 %ff %C0%AE नेपाल \u212a + & $uri \${x} ' " <b> { | ^ ~ * : @
  %7f \x01 \x7f \xff`.split(/\s+/),
  ...[' ', '\t', '%2e', '%2f'],
];

/** Questions as careless and as malicious visitors ask them. */
export function questions(count: number, seed: number, site: Site): Question[] {
  const random = createRandom(seed);
  const upTo = (end: number) => Math.floor(random() * end);
  const one = <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!;
  const escape = (sign: string) => {
    const digits = sign.charCodeAt(0).toString(16).padStart(2, '0');
    return `%${random() < 0.5 ? digits : digits.toUpperCase()}`;
  };
  const each = (path: string, share: number, change: (sign: string) => string) =>
    path.replace(/[^/%]/g, (sign) => (random() < share ? change(sign) : sign));
  const atSlash = (path: string, text: string) => {
    const slashes = [...path.matchAll(/\//g)].map(({index}) => index);
    const at = one(slashes.length > 0 ? slashes : [0]);
    return path.slice(0, at) + text + path.slice(at);
  };
  const changes: ((path: string) => string)[] = [
    (path) => path.toUpperCase(),
    (path) => each(path, 0.4, (sign) => sign.toUpperCase()),
    (path) => each(path, 0.3, escape),
    (path) => path.replace(/\/[^/]*$/, (end) => each(end, 1, escape)),
    (path) =>
      `${path}${one(['/', '//', '.html', '.HTM', '/index.html', '/Index.Htm/', '/.', '/..', '/index', '/x/..', '.html/'])}`,
    (path) =>
      atSlash(
        path,
        one(['/', '//', '/.', '/x/..', '/%2e', '/x/%2E%2e', '%2f', '/./.', '/..', '/%2e%2e/..']),
      ),
    (path) =>
      `${one(['/ne', '/NE', '/n%65', '//evil.example', '/\\evil.example', '/%2fevil.example', 'http://evil.example', '/..'])}${path}`,
    (path) => {
      const at = upTo(path.length + 1);
      return path.slice(0, at) + one(SPLICED) + path.slice(at);
    },
    (path) => path + one(['/', 'a', '%41', '/a', '../', '%2f']).repeat(1 + upTo(1300)),
  ];

  return Array.from({length: count}, (): Question => {
    let path = one(
      random() < 0.55
        ? site.pages
        : random() < 0.5
          ? UNKNOWN
          : random() < 0.75
            ? site.files
            : site.hidden,
    );
    for (let times = upTo(4); times > 0; times--) path = one(changes)(path);
    const target = Buffer.from(
      path.slice(0, 8192).replace(/[^\0-\xff]/g, (sign) => Buffer.from(sign).toString('latin1')) +
        one(QUERIES),
      'latin1',
    ).toString('latin1');
    return {
      target,
      ...(random() < 0.06 ? {method: one(METHODS)} : {}),
      ...(random() < 0.06 ? {host: one(HOSTS)} : {}),
    };
  });
}
