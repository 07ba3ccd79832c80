import type {LoadContext, Plugin} from '@docusaurus/types';

/** One address for both languages: a reader who switches downloads each font of src/css/mukta once. */
export default function siteFonts({i18n}: LoadContext): Plugin {
  return {
    name: 'site-fonts',

    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV === 'development') return {};
      const isRoot = i18n.currentLocale === i18n.defaultLocale;
      const publicPath = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
      Object.assign(fontOptions(config), {
        publicPath,
        // Each address is in every page.
        name: 'assets/fonts/[name]-[contenthash:8].[ext]',
        emitFile: isRoot && !isServer,
        // Docusaurus would put small ones into the style sheet, which the content policy forbids and
        // every page would carry.
        limit: false,
      });
      return {};
    },
  };
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * The options of Docusaurus's loader of fonts.
 *
 * @throws when no rule of its bundler configuration is for fonts, which a newer Docusaurus may change
 */
function fontOptions({module}: Configuration): object {
  const rule = (module?.rules ?? []).find(
    (each) =>
      each && typeof each === 'object' && each.test instanceof RegExp && each.test.test('a.woff2'),
  ) as {use: [{options: object}]} | undefined;
  if (!rule) throw new Error('Docusaurus has no rule for fonts any more: see site-fonts/index.ts.');
  return rule.use[0].options;
}
