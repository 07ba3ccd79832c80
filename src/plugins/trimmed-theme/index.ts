import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import themeClassic, * as classic from '@docusaurus/theme-classic';

const themeDir = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * The components of `@docusaurus/theme-classic` alone. The site uses no class of its style sheet, Infima,
 * src/plugins/starter replaces its inline scripts, and there is no code to highlight.
 */
export default function trimmedTheme(context: LoadContext): Plugin<undefined> {
  const theme = themeClassic(context, {customCss: []});
  return {
    ...theme,
    // The originals are relative to the package, and this file is elsewhere.
    getThemePath: () => path.resolve(themeDir, theme.getThemePath!()),
    getTypeScriptThemePath: () => path.resolve(themeDir, theme.getTypeScriptThemePath!()),
    injectHtmlTags: () => ({}),
    getClientModules: () => [],
  };
}

// The package's declarations leave it out.
export const {validateThemeConfig} = classic as typeof classic &
  Pick<PluginModule, 'validateThemeConfig'>;
