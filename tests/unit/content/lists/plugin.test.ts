import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import createPlugin, {createLoader, type Module} from 'content/lists/plugin';
import {contracts} from '@site/src/data';
import {picture, writeFiles, writeSite} from '../../support/sites';

/** Loads modules of a bundle as the bundler does. */
function bundle(siteDir: string, locale: 'en' | 'ne' = 'en') {
  writeFiles(siteDir, {'src/data/code.ts': ''});
  const load = createLoader(contracts, {siteDir, locale, base: '/site/'});
  return async (file: string) => {
    const dependencies: string[] = [];
    const module = {
      resourcePath: path.join(siteDir, file),
      addDependency: (name) => dependencies.push(path.relative(siteDir, name)),
      addContextDependency: (name) => dependencies.push(path.relative(siteDir, name)),
      cacheable: jest.fn(),
      emitError: jest.fn(),
    } satisfies Module;
    const code = await load(module);
    const data = new Function(
      code.replace('export default', 'return').replace(/^export .*/m, ''),
    ) as () => unknown;
    return {...module, code, data: data(), dependencies};
  };
}

const team = 'src/data/team.yml';

describe('the loader of src/data', () => {
  it('gives a page its list in the locale of the build, and in every one', async () => {
    const siteDir = writeSite();
    const {data, emitError, cacheable} = await bundle(siteDir)(team);
    // Its pictures are below the root of the site, for every language.
    const src = expect.stringMatching(/^\/site\/img\/sized\/asha/) as string;
    expect(data).toMatchObject([{name: 'Asha Tamang', image: {src}}]);
    const nepali = await bundle(siteDir, 'ne')(team);
    expect(nepali.data).toMatchObject([{name: 'आशा तामाङ'}]);
    expect(nepali.code).toMatch(/export const inEveryLocale = .*Asha Tamang.*आशा तामाङ/);
    expect((await bundle(siteDir)('src/data/pages/team.yml')).data).toHaveProperty('heading');
    for (const report of [emitError, cacheable]) expect(report).not.toHaveBeenCalled();
  });

  it('reports mistakes, keeps them out of the cache, and shows on what there was before', async () => {
    const siteDir = writeSite();
    const load = bundle(siteDir);
    const before = await load(team);
    writeFiles(siteDir, {[team]: '- id: asha\n'});
    const broken = await load(team);
    expect(broken.emitError.mock.calls).toEqual([
      [expect.objectContaining({stack: expect.stringContaining(`${team}:1  asha › role`)})],
    ]);
    expect(broken.cacheable).toHaveBeenCalledWith(false);
    expect(broken.code).toBe(before.code);
    // Another bundle has nothing to show, and fails as this one.
    expect((await bundle(siteDir)(team)).emitError).toHaveBeenCalledTimes(1);
    // What is wrong in one file is not reported at the others.
    expect((await load('src/data/fonts.yml')).emitError).not.toHaveBeenCalled();
  });

  it('depends on all that decides what a page gets: other lists, contracts, files', async () => {
    const {dependencies} = await bundle(writeSite())(team);
    expect(dependencies).toEqual(
      expect.arrayContaining([
        ...['src/data/facts.yml', 'src/data/code.ts'],
        ...[
          'static/img/team/asha-tamang.jpg',
          'static/img',
          'src/icons',
          'src/illustrations/portraits',
        ],
      ]),
    );
  });
});

describe('the site-data plugin', () => {
  const plugin = (siteDir: string) =>
    createPlugin(contracts)({
      siteDir,
      baseUrl: '/',
      i18n: {currentLocale: 'en', localeConfigs: {}},
    } as unknown as LoadContext);

  it('stops a build at a list that is not valid', async () => {
    const siteDir = writeSite({[team]: ''});
    await expect(plugin(siteDir).loadContent!()).rejects.toThrow(`${team}:1`);
  });

  it('publishes no original of a picture, and none that nothing names', async () => {
    const siteDir = writeSite({'docs/a.mdx': '![Hall](/img/the%20hall.png)'});
    const built = ['gone.png', 'the hall.png', 'team/asha-tamang.jpg'];
    for (const folder of ['static', 'build']) {
      writeFiles(
        siteDir,
        Object.fromEntries(built.map((name) => [`${folder}/img/${name}`, picture])),
      );
    }
    const {loadContent, postBuild} = plugin(siteDir);
    const props = {outDir: path.join(siteDir, 'build'), content: await loadContent!()};
    await postBuild!(props as Parameters<NonNullable<typeof postBuild>>[0]);
    const left = readdirSync(path.join(siteDir, 'build/img'), {recursive: true});
    expect(left.sort()).toEqual(['team', 'the hall.png']);
  });
});
