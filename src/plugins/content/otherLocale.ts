import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFolders} from 'content-checks/pages/readPages';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface DocsRule {
  include: string[];
  use: {options: Pick<Options, 'isMDXPartial' | 'isMDXPartialFrontMatterWarningDisabled'>}[];
}

/**
 * Lets an article show its twin in the other language. Docusaurus reads the articles of the language that
 * it is building, and the English ones: it gets the Nepali ones, too, and takes a twin for a part of a page,
 * because it knows no metadata of what is no page in this language.
 */
export default function otherLocale({siteDir, i18n}: LoadContext): Plugin {
  const [docs] = pageFolders;
  const english = path.join(siteDir, docs.english, path.sep);
  const nepali = path.join(siteDir, 'i18n/ne', docs.twins, path.sep);
  const isTwin = (file: string) =>
    i18n.currentLocale === 'en'
      ? file.startsWith(nepali)
      : file.startsWith(english) && existsSync(path.join(nepali, path.relative(english, file)));
  return {
    name: 'other-locale',
    configureWebpack: ({module}) => {
      for (const {include, use} of (module?.rules ?? []).filter(isRuleOf(english))) {
        if (!include.includes(nepali)) include.push(nepali);
        for (const {options} of use) {
          const {isMDXPartial} = options;
          options.isMDXPartial = (file) => isTwin(file) || (isMDXPartial?.(file) ?? false);
          options.isMDXPartialFrontMatterWarningDisabled = true;
        }
      }
    },
  };
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

const isRuleOf =
  (folder: string) =>
  (rule: Rule): rule is Rule & DocsRule =>
    Boolean(
      rule &&
      typeof rule === 'object' &&
      Array.isArray(rule.include) &&
      rule.include.includes(folder),
    );
