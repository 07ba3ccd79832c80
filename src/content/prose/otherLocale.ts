import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFolders} from 'content/read/pages';

interface DocsRule {
  include: string[];
  use: {options: Pick<Options, 'isMDXPartial' | 'isMDXPartialFrontMatterWarningDisabled'>}[];
}

/**
 * Lets an article show its twin in the other language. Docusaurus reads the articles of the language that it is
 * building, and the English ones: it gets the Nepali ones, too, and takes a twin for a part of a page, because it
 * has no metadata of what is no page in this language.
 */
export default function otherLocale({siteDir, i18n}: LoadContext): Plugin {
  const [docs] = pageFolders;
  const english = path.join(siteDir, docs.english, path.sep);
  const nepali = path.join(siteDir, 'i18n/ne', docs.twins, path.sep);
  const isTwin = (file: string) =>
    i18n.currentLocale === 'en'
      ? file.startsWith(nepali)
      : file.startsWith(english) && existsSync(file.replace(english, nepali));
  return {
    name: 'other-locale',
    configureWebpack: ({module}) => {
      for (const {include, use = []} of (module?.rules ?? []) as Partial<DocsRule>[]) {
        if (!Array.isArray(include) || !include.includes(english)) continue;
        include.push(nepali);
        for (const {options} of use) {
          const {isMDXPartial} = options;
          options.isMDXPartialFrontMatterWarningDisabled = true;
          options.isMDXPartial = (file) => isTwin(file) || isMDXPartial!(file);
        }
      }
    },
  };
}
