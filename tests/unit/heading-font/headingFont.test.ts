import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import headingFont from '../../../src/plugins/heading-font';
import {makePart} from '../../../src/plugins/heading-font/makePart';

jest.mock('../../../src/plugins/heading-font/makePart');

const localeConfigs = {en: {baseUrl: '/'}, ne: {baseUrl: '/ne/'}};

/** The site with one page in each language, built. @returns the page in Nepali, and the files of fonts */
async function build(unproved: string[]): Promise<{page: string; files: string[]}> {
  jest.mocked(makePart).mockResolvedValue({part: new Uint8Array(readFileSync(WHOLE)), unproved});
  const siteDir = mkdtempSync(path.join(tmpdir(), 'heading-font-'));
  const fonts = path.join(siteDir, 'static/assets/fonts');
  const outDir = path.join(siteDir, 'build');
  for (const folder of [fonts, path.join(outDir, 'ne')]) mkdirSync(folder, {recursive: true});
  for (const script of ['devanagari', 'latin'])
    writeFileSync(path.join(fonts, `mukta-${script}-700-0123abcd.woff2`), '');
  for (const currentLocale of ['en', 'ne'] as const) {
    const i18n = {defaultLocale: 'en', locales: ['en', 'ne'], currentLocale, localeConfigs};
    const {baseUrl} = localeConfigs[currentLocale];
    const folder = path.join(outDir, baseUrl);
    const plugin = headingFont({siteDir, i18n} as unknown as LoadContext);
    const {headTags = []} = plugin.injectHtmlTags!({content: undefined}) as {
      headTags?: {innerHTML: string}[];
    };
    const style = headTags.map(({innerHTML}) => `<style>${innerHTML}</style>`).join('');
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html>${style}<h1>काम, App</h1>`);
    const props = {i18n, baseUrl, outDir: folder, routesPaths: [baseUrl]};
    await plugin.postBuild!(
      props as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0],
    );
  }
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).not.toContain('font-face');
  return {
    page: readFileSync(path.join(outDir, 'ne/index.html'), 'utf8'),
    files: readdirSync(path.join(outDir, 'assets/fonts')),
  };
}

/** A font of any kind. */
const WHOLE = path.join(__dirname, '../../../src/data/typefaces/samples/Akshar_400Regular.ttf');

test('pages in Nepali name a font of their headings for each script', async () => {
  const {page, files} = await build([]);
  const named = [...page.matchAll(/src:url\(\/assets\/fonts\/([^)]+)\)/g)].map(([, name]) => name);
  expect(named.map((name) => name!.replace(/-\w{8}\.woff2/, ''))).toEqual([
    'mukta-headings-ne',
    'mukta-headings-latin',
  ]);
  expect(files.sort()).toEqual(named.sort());
  expect(
    jest
      .mocked(makePart)
      .mock.calls.map(([, texts]) => texts.filter((text) => !/\d|[०-९]/.test(text))),
  ).toEqual([
    ['काम', ' '],
    ['App', ',', ' '],
  ]);
});

test('a word that would fall apart keeps the larger font, and the build says so', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation();
  const {page, files} = await build(['काम']);
  expect(page).toContain('url(/assets/fonts/mukta-devanagari-700-0123abcd.woff2)');
  expect(files).toEqual([]);
  expect(said.mock.calls.flat().join()).toMatch(/larger font.*काम/);
});
