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
          {test: /\.mdx?$/i, include: [docs]},
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
