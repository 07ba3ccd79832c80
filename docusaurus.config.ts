import {mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config, LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Processor} from 'unified';
import {defaultLocale, locales, nativeName, toLocale} from 'nepali-text/locale';
import type * as Parts from './docusaurus.parts';

// Docusaurus loads this file once for each locale, and once more before; the variable says which one it is building.
const locale = toLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);

// Each time with new instances of all modules, which takes 1.5 s, and reads the lists again. In a build the same loader,
// jiti, keeps them where Node keeps modules; `docusaurus start` loads what has changed. (tsx, which does so, too, breaks
// Docusaurus's import of @swc/html.)
const createJiti = createRequire(require.resolve('@docusaurus/utils'))('jiti') as (
  from: string,
  options: {cache: boolean; requireCache: boolean; interopDefault: boolean},
) => NodeJS.Require;
const requireCache = process.env.NODE_ENV === 'production';
const load = createJiti(__filename, {cache: true, requireCache, interopDefault: true});
const parts = load('./docusaurus.parts.ts') as typeof Parts;

// The sizes of photographs and the fonts to download. Empty at first, and watched from then on.
const madeFolders = [parts.pictureFolder, parts.fontFolder];
for (const folder of madeFolders) mkdirSync(path.join(__dirname, folder), {recursive: true});

// The whole configuration but its functions goes into the scripts, so the name of this folder is kept in them.
const mdx = {
  beforeDefaultRemarkPlugins: [
    function (this: Processor) {
      return parts.checkContent.call(this, __dirname, parts.referencesIn);
    },
    parts.importComponents,
    () => parts.noteStale(__dirname),
  ],
  rehypePlugins: [parts.alignCells],
};

/**
 * Lets an English article show its Nepali part: Docusaurus reads the articles of the language that it is building,
 * and the English ones. This folder has no pages then.
 */
const nepaliParts: PluginConfig = [
  '@docusaurus/plugin-content-pages',
  {
    id: 'nepali-parts',
    path: 'i18n/ne/docusaurus-plugin-content-docs/current',
    include: [],
    ...mdx,
  } satisfies PagesOptions,
];

/**
 * Both languages share one port behind the proxy of `npm run dev`, so each needs a hot reload socket below its own
 * base. Docusaurus merges `devServer`, though its types do not name it.
 */
function hotReload({baseUrl}: LoadContext): Plugin {
  const socket = `${baseUrl}ws`;
  const devServer = {
    client: {webSocketURL: {pathname: socket}},
    webSocketServer: {type: 'ws', options: {path: socket}},
  };
  return {
    name: 'hot-reload',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production' ? {} : ({devServer} as object),
  };
}

const siteElements = (context: LoadContext) =>
  parts.siteElements(context, {folder: 'src/components', watch: ['src/lib', 'packages']});

/**
 * The template of Docusaurus without its scripts, which no document loads, and without `preBodyTags`: src/page-scripts
 * replaces the scripts of the theme.
 */
const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((attribute) => { %><%~ attribute %><% }) %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }) %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

const config = {
  // No SVG, of which a browser makes a document: 30 ms on a slow phone.
  favicon: 'img/icon-192.png',
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {
      tagName: 'link',
      attributes: {
        rel: 'manifest',
        href: locale === defaultLocale ? '/site.webmanifest' : `/site.${locale}.webmanifest`,
      },
    },
  ],
  url: parts.siteUrl,
  // The site is always at the root of its address: hosts, the offline worker and the elements count on it.
  baseUrl: '/',
  trailingSlash: false,
  // What is made lies at the root only: all languages show the same files.
  staticDirectories: locale === defaultLocale ? ['static', ...madeFolders] : ['static'],
  // The banner is an inline script that takes a page whose scripts have not run for one that did not load.
  baseUrlIssueBanner: false,
  ssrTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: parts.withAddedFields(__dirname, locale),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // One key for all languages, so that a chosen colour scheme survives the language switch.
  storage: {type: 'localStorage', namespace: 'site'},
  future: {
    // Cascade layers are ignored by Chrome before 99, which cheap phones still run.
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false},
    faster: true,
  },
  i18n: {
    defaultLocale,
    locales: [...locales],
    localeConfigs: Object.fromEntries(
      locales.map((one) => [one, {label: nativeName(one), htmlLang: one}]),
    ),
  },
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        blog: false,
        debug: false,
        svgr: false,
        docs: {
          path: 'docs',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          ...mdx,
        },
        pages: mdx,
        sitemap: {lastmod: null, changefreq: null, priority: null},
        theme: {
          customCss: [
            'tokens',
            'illustrations',
            'type',
            'scale',
            'fonts',
            'elements',
            'base',
            'controls',
            'prose',
            'share',
            'print',
          ].map((sheet) => `./src/css/${sheet}.css`),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    hotReload,
    [
      '@docusaurus/plugin-content-pages',
      {id: 'words', path: 'pages', routeBasePath: '/', ...mdx} satisfies PagesOptions,
    ],
    ...(locale === defaultLocale ? [nepaliParts] : []),
    // Not by their paths, for which Docusaurus loads each with modules of its own: these read the lists once together.
    parts.oneBundle,
    parts.createSiteData(parts.contracts),
    parts.trades,
    parts.illustrations,
    parts.downloadableFonts,
    parts.styleSheets,
    parts.pageScripts,
    siteElements,
    parts.publish,
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
  } satisfies ThemeConfig,
} satisfies Omit<Config, 'title'>;

export default async function createConfig(): Promise<Config> {
  parts.refuse(config, __dirname);
  const {lists} = await parts.loadSiteData(__dirname);
  const {name, descriptor} = lists[locale].site;
  return {...config, title: name, tagline: descriptor};
}
