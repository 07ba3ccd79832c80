import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';
import {filesBelow} from 'content/read/files';
import {documentsIn, finish} from '../finish-build';
import {withFirstPaint} from './firstPaint';
import {shortenNames} from './shortNames';

/** The folder of the modules of packages/site-elements. */
const ELEMENTS = 'assets/elements';

/** The steps of README.md that make pages lighter; a build without this plugin is the same site. */
export default function performance({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'performance',

    configureWebpack(config) {
      // While writing, the names of the source are of use.
      if (process.env.NODE_ENV !== 'development') shortenNames(config, siteDir);
      return {};
    },

    configurePostCss: (options) => ({
      ...options,
      plugins: [withoutOtherLanguages(i18n.currentLocale), ...options.plugins],
    }),

    postBuild: (props) => finish(props, 20, ({dir}) => addFirstPaint(dir)),
  };
}

/** Removes the rules for pages in another language; PurgeCSS keeps every `:lang()`. */
export const withoutOtherLanguages = (locale: string) => ({
  postcssPlugin: 'without-other-languages',
  Once(root: Root): void {
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => {
        const [, wanted = locale] = /^:root\S*:lang\(([\w-]+)\)/.exec(selector) ?? [];
        return wanted === locale;
      });
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  },
});

/** Lets browsers draw every page as soon as its HTML is there. */
async function addFirstPaint(buildDir: string): Promise<void> {
  const fileAt = (address: string): string => readFileSync(path.join(buildDir, address), 'utf8');
  const sheets = new Map(
    filesBelow(path.join(buildDir, ELEMENTS))
      .filter((file) => file.endsWith('.css'))
      .map((file) => [path.basename(file, '.css'), fileAt(`${ELEMENTS}/${file}`)]),
  );
  const sheetOf = (tagName: string): string => sheets.get(tagName) ?? '';
  for (const name of documentsIn(buildDir)) {
    const file = path.join(buildDir, name);
    writeFileSync(file, await withFirstPaint(readFileSync(file, 'utf8'), fileAt, sheetOf));
  }
}
