import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFolders} from 'content-checks/pages/readPages';

interface DocsRule {
  include: string[];
  use: {options: Pick<Options, 'isMDXPartial' | 'isMDXPartialFrontMatterWarningDisabled'>}[];
}

/**
 * Lets an English article show parts of its Nepali twin. Docusaurus reads the articles of the language that it
 * is building, and the English ones; in an English page all Nepali files are parts.
 */
export default function otherLocale({siteDir, i18n}: LoadContext): Plugin {
  const [docs] = pageFolders;
  const english = path.join(siteDir, docs.english, path.sep);
  const nepali = path.join(siteDir, 'i18n/ne', docs.twins, path.sep);
  return {
    name: 'other-locale',
    configureWebpack: ({module}) => {
      const rules = (module?.rules ?? []) as Partial<DocsRule>[];
      for (const {include, use = []} of i18n.currentLocale === 'en' ? rules : []) {
        if (!Array.isArray(include) || !include.includes(english)) continue;
        include.push(nepali);
        for (const {options} of use) {
          const {isMDXPartial} = options;
          options.isMDXPartialFrontMatterWarningDisabled = true;
          options.isMDXPartial = (file) => file.startsWith(nepali) || isMDXPartial!(file);
        }
      }
    },
  };
}
