import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import oneBundle from '@site/src/plugins/one-bundle';

const siteDir = mkdtempSync(path.join(tmpdir(), 'a site '));
afterAll(() => rmSync(siteDir, {recursive: true}));

class JsMinimizer {
  of = 'scripts';
}
class CssMinimizer {
  of = 'styles';
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** As Docusaurus has it. */
const configuration = () =>
  ({
    output: {path: '/build', filename: 'assets/js/[name].js'},
    entry: 'clientEntry.js',
    optimization: {
      runtimeChunk: true,
      minimizer: [new JsMinimizer(), new CssMinimizer()],
      splitChunks: {cacheGroups: {common: {}, styles: {}}},
    },
  }) as unknown as Configuration;

function configure(config: Configuration, isServer: boolean) {
  const plugin = oneBundle({siteDir, i18n: {currentLocale: 'ne'}} as LoadContext);
  plugin.configureWebpack!(config, isServer, {} as never, undefined);
  return {plugin, config};
}

it('renders documents with the bundle for browsers, which has one style sheet, and makes no other', () => {
  const {config} = configure(configuration(), false);
  expect(config.entry).toEqual({main: expect.stringMatching(/serverEntry\.js$/)});
  expect(config.output).toMatchObject({
    path: '/build',
    filename: '__server/server.bundle.js',
    library: {type: 'commonjs2'},
  });
  expect(config.optimization).toMatchObject({
    minimizer: [new CssMinimizer()],
    splitChunks: {cacheGroups: {styles: {}}},
  });
  expect(configure(configuration(), true).config.entry).toEqual({});
});

it('takes the names of the bundle and its entry from Docusaurus', () => {
  const core = (file: string) =>
    readFileSync(require.resolve(`@docusaurus/core/lib/${file}`), 'utf8');
  expect(core('webpack/server.js')).toMatch(/'server\.bundle\.js'[^]*'__server'/);
  expect(core('webpack/server.js')).toContain("'../client/serverEntry.js'");
});

it('says so when Docusaurus configures its bundler in another way', () => {
  expect(() => configure({output: {}, optimization: {}}, false)).toThrow('see one-bundle');
});

it('leaves the development server alone', () => {
  const development = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'development',
  });
  expect(oneBundle({siteDir, i18n: {currentLocale: 'ne'}} as LoadContext)).toEqual({
    name: 'one-bundle',
  });
  development.restore();
});

describe('the modules of a build', () => {
  const kept = path.join(siteDir, '.cache/bundle/ne/module');
  const page = path.join(siteDir, 'docs/a.mdx');

  function build() {
    const {plugin} = configure(configuration(), false);
    const found = existsSync(kept) ? readFileSync(kept, 'utf8') : undefined;
    writeFileSync(kept, 'compiled');
    return {found, finish: async () => plugin.postBuild!({} as never)};
  }

  beforeEach(async () => {
    mkdirSync(path.dirname(page), {recursive: true});
    writeFileSync(page, 'One');
    await build().finish();
  });

  it('are kept when it was finished', () => {
    expect(build().found).toBe('compiled');
  });

  it('are not kept when it was stopped', () => {
    build();
    expect(build().found).toBeUndefined();
  });

  it('are not kept when somebody saved meanwhile, and perhaps took it back', async () => {
    const during = build();
    writeFileSync(page, 'Two');
    writeFileSync(page, 'One');
    await during.finish();
    expect(build().found).toBeUndefined();
  });
});
