import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';
import {shortenNames} from './shortNames';

/** The style sheet of the theme, of which the site uses no class. Its rules for elements would change every page. */
const INFIMA = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/** Compiles style sheets. */
export default function styleSheets({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'style-sheets',

    configureWebpack(config) {
      // In development the names of the source are useful.
      if (process.env.NODE_ENV !== 'development') shortenNames(config, siteDir);
      return {resolve: {alias: {[INFIMA]: false}}};
    },

    configurePostCss: (options) => ({
      ...options,
      plugins: [darkByAttribute, withoutOtherLanguages(i18n.currentLocale), ...options.plugins],
    }),
  };
}

/**
 * Copies the rules for visitors without scripts, for whom the media query decides, to rules for `data-theme`, by which
 * src/page-scripts/colourScheme.ts says what was chosen: a media query cannot be part of a list of selectors. So style
 * sheets contain the dark values once.
 */
export const darkByAttribute = {
  postcssPlugin: 'dark-by-attribute',
  // Before other plugins change the rules.
  Once(root: Root): void {
    root.walkAtRules('media', (query) => {
      if (query.params !== '(prefers-color-scheme: dark)') return;
      query.walkRules(':root:not([data-theme])', (rule) => {
        query.before(rule.clone({selector: ":root[data-theme='dark']"}));
      });
    });
  },
};

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
