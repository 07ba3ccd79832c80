import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import otherLocale from '@site/src/plugins/content/otherLocale';

const siteDir = mkdtempSync(path.join(tmpdir(), 'other-locale-'));
const docs = path.join(siteDir, 'docs/');
const twins = path.join(siteDir, 'i18n/ne/docusaurus-plugin-content-docs/current/');
mkdirSync(twins, {recursive: true});
writeFileSync(path.join(twins, 'press.mdx'), '');

const files = [`${docs}press.mdx`, `${docs}new.mdx`, `${docs}_part.mdx`, `${twins}press.mdx`];

it.each([
  ['en', [docs], ['docs/_part.mdx', 'current/press.mdx']],
  ['ne', [twins, docs], ['docs/press.mdx', 'docs/_part.mdx']],
])('reads articles of both languages, and takes a twin for a part (%s)', (locale, known, parts) => {
  const options = {isMDXPartial: (file: string) => path.basename(file).startsWith('_')};
  const rule = {test: /\.mdx?$/i, include: [...known], use: [{options}]};
  const others = {test: /\.css$/, include: ['/site/css/']};
  const plugin = otherLocale({siteDir, i18n: {currentLocale: locale}} as LoadContext);
  plugin.configureWebpack!({module: {rules: [rule, others]}}, false, {} as never, undefined);
  expect(new Set(rule.include)).toEqual(new Set([docs, twins]));
  const found = files.filter(options.isMDXPartial);
  expect(found.map((file) => file.split(path.sep).slice(-2).join('/'))).toEqual(parts);
});
