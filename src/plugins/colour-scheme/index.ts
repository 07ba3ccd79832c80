import type {Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';

/**
 * Rules for visitors without scripts, for whom the query of the browser decides, become rules for everyone:
 * a media query cannot be part of a list of selectors, and src/page-scripts/colourScheme.ts says by `data-theme` what
 * was chosen. So style sheets have the dark values once.
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

export default function colourScheme(): Plugin {
  return {
    name: 'colour-scheme',

    configurePostCss: (options) => ({...options, plugins: [darkByAttribute, ...options.plugins]}),
  };
}
