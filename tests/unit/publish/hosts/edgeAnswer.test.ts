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

// Node throws at such a header; workerd 1.20261023 sends its bytes.
it('escapes the Nepali words of a query in the address that it sends', async () => {
  const request = {
    method: 'GET',
    url: 'https://sipalu.example/ABOUT?q=सेवा',
    headers: new Headers(),
  };
  const {headers} = await edgeAnswer(request as Request, assets, table, rules, {});
  expect(headers.get('location')).toBe('/about?q=%E0%A4%B8%E0%A5%87%E0%A4%B5%E0%A4%BE');
});
