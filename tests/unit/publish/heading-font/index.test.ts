import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {headingFaces, headingFont} from '@site/src/publish/heading-font';
import {inHarfBuzz} from '@site/src/lib/fonts/inHarfBuzz';
import {buildOf} from '../support';

jest.mock('@site/src/lib/fonts/inHarfBuzz');

/** A font of any kind. */
const WHOLE = path.join('src/data/typefaces/samples/Khula_800ExtraBold.ttf');

/** Runs the step on a site with one page. @returns the page, and the addresses of the fonts that were made */
async function make(unproved: string[]): Promise<{page: string; files: string[]}> {
  jest.mocked(inHarfBuzz).mockResolvedValue({part: new Uint8Array(readFileSync(WHOLE)), unproved});
  const build = buildOf({});
  const fonts = path.join(build.siteDir, 'static/assets/fonts');
  mkdirSync(fonts, {recursive: true});
  for (const script of ['devanagari', 'latin'])
    writeFileSync(path.join(fonts, `mukta-${script}-700-0123abcd.woff2`), '');
  const html = `<!doctype html><html lang=ne><style>${headingFaces(build.siteDir)}</style><h1>काम, App</h1>`;
  const {documents} = buildOf({'ne/index.html': html});
  const files = await headingFont({...build, documents});
  const {html: page} = await documents[0]!.finish(build.siteDir);
  return {page, files: Object.keys(files)};
}

test('pages in Nepali name a font of their headings for each script', async () => {
  const {page, files} = await make([]);
  const named = [...page.matchAll(/src:url\(([^)]+)\)/g)].map(([, name]) => name!);
  expect(named.map((name) => name.replace(/-\w{8}\.woff2/, ''))).toEqual([
    '/assets/fonts/mukta-headings-ne',
    '/assets/fonts/mukta-headings-latin',
  ]);
  expect(files).toEqual(named);
  expect(
    jest
      .mocked(inHarfBuzz)
      .mock.calls.map(([, order]) =>
        (order as unknown as {texts: string[]}).texts.filter((text) => !/\d|[०-९]/.test(text)),
      ),
  ).toEqual([
    ['काम', ' '],
    ['App', ',', ' '],
  ]);
});

test('a word that would fall apart keeps the larger font, and the build says so', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation();
  const {page, files} = await make(['काम']);
  expect(page).toContain('url(/assets/fonts/mukta-devanagari-700-0123abcd.woff2)');
  expect(files).toEqual([]);
  expect(said.mock.calls.flat().join()).toMatch(/larger font.*काम/);
});
