import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import siteData from '@site/src/plugins/site-data';
import {picture, writeFiles, writeSite} from './sites';

function plugin(siteDir: string, currentLocale: string) {
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  return siteData({siteDir, generatedFilesDir, i18n: {currentLocale}} as LoadContext);
}

/** Runs the loading steps as Docusaurus does, and gives what was written. */
async function load({loadContent, contentLoaded}: ReturnType<typeof siteData>) {
  const written: Record<string, unknown> = {};
  const createData = async (name: string, data: string | object) => {
    written[name] = JSON.parse(String(data));
    return name;
  };
  const content = await loadContent?.();
  await contentLoaded?.({content: content!, actions: {createData} as PluginContentLoadedActions});
  return written;
}

const nodeEnv = process.env.NODE_ENV;

function setNodeEnv(value: string | undefined): void {
  Object.assign(process.env, {NODE_ENV: value});
}

afterEach(() => setNodeEnv(nodeEnv));

describe('the site-data plugin', () => {
  it('writes a module for each list, in the locale of the build', async () => {
    const siteDir = writeSite();
    expect((await load(plugin(siteDir, 'en')))['team.json']).toMatchObject([{name: 'Asha Tamang'}]);
    expect((await load(plugin(siteDir, 'ne')))['team.json']).toMatchObject([{name: 'आशा तामाङ'}]);
  });

  it('gives facts and the name in every language, for blocks of another one', async () => {
    const written = await load(plugin(writeSite(), 'en'));
    expect(written['facts-by-locale.json']).toMatchObject({
      en: {fee: {text: 'Rs\u00a01,999'}},
      ne: {fee: {text: 'रु\u00a0१,९९९'}},
    });
    expect(written['brand-by-locale.json']).toEqual({en: 'The name', ne: 'नाम'});
  });

  it('stops when a list broke after the build of another locale', async () => {
    const siteDir = writeSite();
    await load(plugin(siteDir, 'en'));
    writeFiles(siteDir, {'src/data/team.yml': ''});
    await expect(load(plugin(siteDir, 'ne'))).rejects.toThrow('src/data/team.yml:1');
  });

  it('in the dev server, keeps the lists and reports problems in the terminal and the browser', async () => {
    setNodeEnv('development');
    const terminal = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const siteDir = writeSite();
    const same = plugin(siteDir, 'en');
    const before = await load(same);
    expect(before['problems.json']).toEqual([]);
    expect(terminal).not.toHaveBeenCalled();

    writeFiles(siteDir, {'src/data/team.yml': '- id: asha\n'});
    const broken = await load(same);
    expect(broken['team.json']).toEqual(before['team.json']);
    expect(broken['problems.json']).toMatchObject([{line: 1}, {line: 1}]);
    expect(terminal).toHaveBeenCalledWith(expect.stringContaining('src/data/team.yml:1  asha'));
    terminal.mockRestore();
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
    const {loadContent, postBuild} = plugin(siteDir, 'en');
    const props = {outDir: path.join(siteDir, 'build'), content: await loadContent!()};
    await postBuild!(props as Parameters<NonNullable<typeof postBuild>>[0]);
    const left = readdirSync(path.join(siteDir, 'build/img'), {recursive: true});
    expect(left.sort()).toEqual(['team', 'the hall.png']);
  });

  it('shows the problems in the browser only in the dev server', () => {
    setNodeEnv('development');
    expect(plugin('/site', 'en').getClientModules?.()).toEqual([
      expect.stringMatching(/site-data[\\/]client[\\/]index\.ts$/),
    ]);
    setNodeEnv('production');
    expect(plugin('/site', 'en').getClientModules?.()).toEqual([]);
  });

  it('has its modules found where they are written, and its files watched', () => {
    const {configureWebpack, getPathsToWatch} = plugin('/site', 'en');
    expect(configureWebpack?.({}, false, {} as never, {} as never)).toEqual({
      resolve: {alias: {'@site-data': path.join('/site/.docusaurus/site-data/default')}},
    });
    expect(getPathsToWatch?.()).toContain('src/data/**/*.{yml,yaml}');
  });
});
