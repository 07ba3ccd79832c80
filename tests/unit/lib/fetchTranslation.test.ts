/** @jest-environment jsdom */
import {fetchTranslation} from '@site/src/lib/fetchTranslation';

const PAGE =
  '<!doctype html><html lang=ne><head><style>a{b:c}</style><script>let a;</script></head><body><main><h1>सर्त</h1><style>d{e:f}</style></main></body></html>';

const answerWith = (answer: object): void => {
  globalThis.fetch = jest.fn(() => Promise.resolve(answer as Response));
};

it('is the page as it is served, without its inline code', async () => {
  answerWith({ok: true, redirected: false, text: () => Promise.resolve(PAGE)});
  const translation = await fetchTranslation('https://a.example/ne/tos');
  expect(fetch).toHaveBeenCalledWith('https://a.example/ne/tos');
  expect(translation.documentElement.lang).toBe('ne');
  expect(translation.querySelector('main')!.innerHTML).toBe('<h1>सर्त</h1>');
  expect(translation.querySelectorAll('style, script')).toHaveLength(0);
});

it.each([
  ['is missing', {ok: false, redirected: false}],
  ['is another one', {ok: true, redirected: true}],
])('refuses a page that %s', async (_name, answer) => {
  answerWith(answer);
  await expect(fetchTranslation('https://a.example/ne/tos')).rejects.toThrow('/ne/tos');
});
