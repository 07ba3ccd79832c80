import path from 'node:path';
import {type Build, finish} from '../../../src/plugins/finish-build';

const locales = ['en', 'ne'];
const localeConfigs = {en: {baseUrl: '/'}, ne: {baseUrl: '/ne/'}};

type Add = (rank: number, step: (build: Build) => void | Promise<void>) => Promise<void>;

/** Calls the hooks of one language as Docusaurus does: all at once, in the order of its list. */
const build = (currentLocale: string, ...hooks: ((add: Add) => Promise<void>)[]) => {
  const baseUrl = currentLocale === 'en' ? '/' : '/ne/';
  const i18n = {locales, defaultLocale: 'en', currentLocale, localeConfigs};
  const routesPaths = ['404.html', '500.html', 'about', '', 'about'].map((name) => baseUrl + name);
  const props = {i18n, baseUrl, routesPaths, outDir: path.join('/site/build', baseUrl)} as never;
  return Promise.all(hooks.map(async (hook) => hook((rank, step) => finish(props, rank, step))));
};

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let ran: string[];
beforeEach(() => (ran = []));

it('runs the steps once, in the order of their ranks, after the last language', async () => {
  const late = (add: Add) =>
    add(80, () => {
      ran.push('late');
    });
  const slow = (add: Add) =>
    add(10, async () => {
      await after(20);
      ran.push('slow');
    });
  await build('en', late, slow);
  expect(ran).toEqual([]);
  await build('ne', late, slow);
  expect(ran).toEqual(['slow', 'late']);
  // The next build in the same process.
  await build('en', late, slow);
  await build('ne', late, slow);
  expect(ran).toEqual(['slow', 'late', 'slow', 'late']);
});

it('gives each step the folder of all languages and the pages of each', async () => {
  const note = (add: Add) =>
    add(1, ({dir, languages}) => {
      ran.push(dir);
      expect(languages).toEqual([
        {locale: 'en', base: '/', pages: ['/', '/about']},
        {locale: 'ne', base: '/ne/', pages: ['/ne/', '/ne/about']},
      ]);
    });
  await build('en', note);
  await build('ne', note);
  expect(ran).toEqual([path.resolve('/site/build')]);
});

it('fails the build with the error of a step, and runs no later one', async () => {
  const hooks = [
    (add: Add) => add(20, () => void ran.push('later')),
    (add: Add) => add(10, () => Promise.reject(new Error('no room'))),
  ];
  await build('en', ...hooks);
  await expect(build('ne', ...hooks)).rejects.toThrow('no room');
  expect(ran).toEqual([]);
});
