import {answerHeaders} from '../../../src/plugins/routing/answerHeaders';
import {edgeAnswer} from '../../../src/plugins/routing/edgeAnswer';
import {headerRules} from '../../../src/plugins/routing/headerRules';
import {publicName} from '../../../src/plugins/routing/publicName';
import {redirectLocation, resolveAddress} from '../../../src/lib/resolveAddress';
import {table} from './table';

const rules = headerRules(table, {scripts: [], styles: {}, runtimeStyles: []});
const parts = {resolveAddress, redirectLocation, publicName, answerHeaders};
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
    edgeAnswer(
      new Request(`https://sipalu.example${path}`, {headers}),
      assets,
      table,
      rules,
      parts,
    );
  expect((await get('/about')).status).toBe(200);
  expect((await get('/ABOUT?a=b')).headers.get('location')).toBe('/about?a=b');
});
