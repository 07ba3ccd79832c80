import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {siteDir} from '@site/scripts/lib/paths';
import otherLocale from '@site/src/content/prose/otherLocale';

const docs = path.join(siteDir, 'docs/');
const twins = path.join(siteDir, 'i18n/ne/docusaurus-plugin-content-docs/current/');

// What has no twin is a page in Nepali, too. For a twin, a development server has no metadata.
it.each([
  ['en', [docs], [`${docs}_part.mdx`, `${twins}press.mdx`]],
  ['ne', [twins, docs], [`${docs}_part.mdx`, `${docs}press.mdx`]],
])(
  'reads articles of both languages, a twin as a part of the page (%s)',
  (currentLocale, known, parts) => {
    const options = {isMDXPartial: (file: string) => path.basename(file).startsWith('_')};
    const rule = {test: /\.mdx?$/i, include: [...known], use: [{options}]};
    const others = {test: /\.css$/, include: ['/site/css/']};
    const plugin = otherLocale({siteDir, i18n: {currentLocale}} as LoadContext);
    plugin.configureWebpack!({module: {rules: [rule, others]}}, false, {} as never, undefined);
    expect(new Set(rule.include)).toEqual(new Set([docs, twins]));
    const files = ['new.mdx', '_part.mdx', 'press.mdx'].map((name) => docs + name);
    expect([...files, `${twins}press.mdx`].filter(options.isMDXPartial)).toEqual(parts);
  },
);
