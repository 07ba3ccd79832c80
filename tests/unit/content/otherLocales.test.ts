import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import otherLocales from '@site/src/plugins/content/otherLocales';

const siteDir = path.resolve('/site');
const context = {
  siteDir,
  siteConfig: {staticDirectories: ['static'], markdown: {}, future: {faster: {}}},
  i18n: {path: 'i18n'},
} as unknown as LoadContext;

it('reads the Markdown of other languages with our plugins, and not what is read already', async () => {
  const remark = jest.fn();
  const options = {id: 'default', beforeDefaultRemarkPlugins: [remark]};
  const plugin = await otherLocales(context, options);
  const docs = '/site/i18n/ne/docs/';
  const configured = plugin.configureWebpack!(
    {
      module: {
        rules: [
          {test: /\.mdx?$/i, include: [docs], use: []},
          {test: /\.css$/, include: ['/site/css/']},
        ],
      },
    },
    false,
    {} as never,
    undefined,
  );
  expect(configured).toMatchObject({
    module: {
      rules: [
        {
          include: [path.join(siteDir, 'i18n') + path.sep],
          exclude: [docs],
          use: [{options: {beforeDefaultRemarkPlugins: [remark]}}],
        },
      ],
    },
  });
});

it('takes an English page that has a twin for a part', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'other-locales-')), '/');
  const [translations, originals] = [path.join(folder, 'ne/'), path.join(folder, 'docs/')];
  mkdirSync(translations);
  writeFileSync(path.join(translations, 'press.mdx'), '');
  const options: {isMDXPartial: (file: string) => boolean} = {
    isMDXPartial: (file) => path.basename(file).startsWith('_'),
  };
  const docsRule = {test: /\.mdx?$/i, include: [translations, originals], use: [{options}]};
  const plugin = await otherLocales(context, {id: 'default'});
  plugin.configureWebpack!({module: {rules: [docsRule]}}, false, {} as never, undefined);
  const files = ['docs/press.mdx', 'ne/press.mdx', 'docs/new.mdx', 'docs/_part.mdx'];
  expect(files.filter((file) => options.isMDXPartial(path.join(folder, file)))).toEqual([
    'docs/press.mdx',
    'docs/_part.mdx',
  ]);
});
