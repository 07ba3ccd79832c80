import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Config, LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Processor} from 'unified';
import {defaultLocale, locales, nativeName, toLocale} from 'nepali-text/locale';
import {pictureFolder} from 'content/pictures/settings';
import {staticFolder as fontFolder} from './src/lib/fonts/settings';
import createSiteData from 'content/lists/plugin';
import {contracts, loadSiteData, referencesIn} from './src/data';
import downloadableFonts from './src/plugins/downloadable-fonts';
import illustrations from './src/plugins/illustrations';
import trades from './src/plugins/trades';
import publish from './src/publish';
import alignCells from './src/content/prose/alignCells';
import checkContent from 'content/check/checkContent';
import noteStale from 'content/pairs/noteStale';
import {refuse} from './src/refuse';
import {siteUrl} from './src/siteUrl';
import importComponents from './src/content/prose/importComponents';
import {withAddedFields} from './src/content/prose/frontMatter';

// Docusaurus loads this file once for each locale; the variable says which one it is building.
const locale = toLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);

// The sizes of photographs and the fonts to download. Empty at first, and watched from then on.
const madeFolders = [pictureFolder, fontFolder];
for (const folder of madeFolders) mkdirSync(path.join(__dirname, folder), {recursive: true});

// The whole configuration but its functions goes into the scripts, so the name of this folder is kept in them.
const mdx = {
  beforeDefaultRemarkPlugins: [
    function (this: Processor) {
      return checkContent.call(this, __dirname, referencesIn);
    },
    importComponents,
    () => noteStale(__dirname),
  ],
  rehypePlugins: [alignCells],
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

/** The template of Docusaurus without `preBodyTags`: src/page-scripts replaces the scripts of the theme. */
const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((attribute) => { %><%~ attribute %><% }) %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }) %>
    <% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" defer></script><% }) %>
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
  url: siteUrl,
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
    parseFrontMatter: withAddedFields(__dirname, locale),
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
    createSiteData(contracts),
    trades,
    illustrations,
    downloadableFonts,
    './src/css/index.ts',
    './src/page-scripts/index.ts',
    [
      'site-elements',
      {
        folder: 'src/components',
        watch: ['src/lib', 'packages'],
      },
    ],
    publish,
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
  } satisfies ThemeConfig,
} satisfies Omit<Config, 'title'>;

export default async function createConfig(): Promise<Config> {
  refuse(config, __dirname);
  const {lists} = await loadSiteData(__dirname);
  const {name, descriptor} = lists[locale].site;
  return {...config, title: name, tagline: descriptor};
}
