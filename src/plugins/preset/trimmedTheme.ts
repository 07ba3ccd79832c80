import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import themeClassic, * as classic from '@docusaurus/theme-classic';
import type {PluginOptions} from '@docusaurus/theme-classic';

/**
 * Client modules that this site never needs: it shows no code to highlight (28 KB of brotli), its
 * pages are too light for a progress bar, and its own components use no class of Infima (9 KB).
 */
const UNUSED_CLIENT_MODULES = [
  /^\.\/prism-include-languages$/,
  /^\.\/nprogress$/,
  /[\\/]infima[\\/].*\.css$/,
];

const themeDir = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** `@docusaurus/theme-classic` without the client modules that the site never uses. */
export default function trimmedTheme(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const theme = themeClassic(context, options);
  return {
    ...theme,
    // The originals are relative to the package, and this file is elsewhere.
    getThemePath: () => path.resolve(themeDir, theme.getThemePath!()),
    getTypeScriptThemePath: () => path.resolve(themeDir, theme.getTypeScriptThemePath!()),
    // Scripts that src/plugins/starter replaces, and the sprite of an icon that no page shows.
    injectHtmlTags: () => ({}),
    getClientModules: () =>
      theme.getClientModules!().filter(
        (module) => !UNUSED_CLIENT_MODULES.some((unused) => unused.test(module)),
      ),
  };
}

// The package's declarations leave two of its exports out.
export const {getSwizzleConfig, validateThemeConfig, validateOptions} = classic as typeof classic &
  Pick<PluginModule, 'validateThemeConfig' | 'validateOptions'>;
