import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import otherLocale from '@site/src/plugins/content/otherLocale';

const docs = '/site/docs/';
const twins = '/site/i18n/ne/docusaurus-plugin-content-docs/current/';

it.each([
  ['en', [docs], [`${docs}_part.mdx`, `${twins}press.mdx`]],
  ['ne', [twins, docs], [`${docs}_part.mdx`]],
])(
  'reads articles of both languages, Nepali ones as parts of English ones (%s)',
  (currentLocale, known, parts) => {
    const options = {isMDXPartial: (file: string) => path.basename(file).startsWith('_')};
    const rule = {test: /\.mdx?$/i, include: [...known], use: [{options}]};
    const others = {test: /\.css$/, include: ['/site/css/']};
    const plugin = otherLocale({siteDir: '/site', i18n: {currentLocale}} as LoadContext);
    plugin.configureWebpack!({module: {rules: [rule, others]}}, false, {} as never, undefined);
    expect(new Set(rule.include)).toEqual(new Set([docs, twins]));
    const files = [`${docs}press.mdx`, `${docs}_part.mdx`, `${twins}press.mdx`];
    expect(files.filter(options.isMDXPartial)).toEqual(parts);
  },
);
