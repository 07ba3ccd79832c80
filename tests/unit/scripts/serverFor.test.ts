import {serverFor} from '../../../scripts/dev/serverFor';

const servers = [{language: 'en'}, {language: 'ne'}] as const;

it.each([
  ['/', 'en'],
  ['/about?to=/ne/', 'en'],
  ['/nepal', 'en'],
  ['/ws', 'en'],
  ['/main.js', 'en'],
  ['/ne', 'ne'],
  ['/ne?a=1', 'ne'],
  ['/ne/', 'ne'],
  ['/ne/about', 'ne'],
  ['/ne/ws', 'ne'],
])('takes %s to the server of %s', (url, language) => {
  expect(serverFor(servers, url)?.language).toBe(language);
});
