import {edgeAnswer} from '@site/src/publish/hosts/edgeAnswer';
import {headerRules} from '@site/src/publish/hosts/headerRules';
import {table} from './table';

const rules = headerRules(table, {scripts: [], missingScripts: [], styles: {}});
const assets = {
  fetch: () => Promise.resolve(new Response('About', {headers: {'content-type': 'text/html'}})),
};

it.each<Record<string, string>>([
  {},
  {host: 'sipalu.example'},
  {host: ''},
  {host: 'other.example'},
])('finds the path of a request with the header %j', async (headers) => {
  const get = (path: string) =>
    edgeAnswer(new Request(`https://sipalu.example${path}`, {headers}), assets, table, rules, {});
  expect((await get('/about')).status).toBe(200);
  expect((await get('/ABOUT?a=b')).headers.get('location')).toBe('/about?a=b');
});
