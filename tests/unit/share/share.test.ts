/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {start, type Words} from '../../../src/plugins/share/share';

const ADDRESS = 'https://example.org/press';

const names = () => [...document.querySelectorAll('button')].map(({textContent}) => textContent);
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)!.click();
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  const texts = parse(readFileSync('src/data/pages/share.yml', 'utf8')) as Record<
    string,
    {en: string}
  >;
  const words = Object.fromEntries(
    Object.entries(texts).map(([id, {en}]) => [id, en]),
  ) as unknown as Words;
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<title>Press</title><link rel="canonical" href="${ADDRESS}">`;
  start({sheet: '/share.css', languages: {en: {base: '/', digits: '0123456789', words}}});
});

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary data-load="share" aria-busy="true">Share</summary><div><a href="#">WhatsApp</a><div></div></div></details>';
});

const openMenu = () => document.querySelector('summary')!.click();

test('copies the address of the page, or shows it where that is not allowed', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, {clipboard: {writeText}});
  openMenu();
  expect(document.querySelector('summary')!.hasAttribute('aria-busy')).toBe(false);
  expect(names()).toEqual(['Copy link']);
  press('Copy link');
  await settled();
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(document.querySelector('[role=status]')!.textContent).toBe('Link copied');
  writeText.mockImplementation(() => Promise.reject(new Error('denied')));
  press('Copy link');
  await settled();
  expect(document.querySelector('input')!.value).toBe(ADDRESS);
});

test('offers the apps of a device that has them', () => {
  const share = jest.fn(() => Promise.reject(new Error('The reader chose none')));
  Object.assign(navigator, {share});
  openMenu();
  press('More apps…');
  expect(share).toHaveBeenCalledWith({title: 'Press', url: ADDRESS});
  Reflect.deleteProperty(navigator, 'share');
});
