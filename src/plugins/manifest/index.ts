import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const FILE = 'site.webmanifest';

type Site = Pick<LoadContext, 'siteConfig' | 'baseUrl' | 'i18n'>;

/** Of the browser's bar: the brand colour in the light scheme, the page background in the dark one. */
const THEME_COLOURS = {light: '#b3122f', dark: '#0f1228'} as const;

/** The web app manifest: a phone takes the name and the icon from it for its home screen. */
export function webManifest({siteConfig, baseUrl, i18n}: Site): string {
  const {title, tagline} = siteConfig;
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: baseUrl + file,
    sizes,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: title,
    short_name: title,
    description: tagline,
    lang: i18n.currentLocale,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: THEME_COLOURS.light,
    // With their folder: a picture that nothing names is not published.
    icons: [
      icon('img/icon-192.png', '192x192', 'any'),
      icon('img/icon-512.png', '512x512', 'any'),
      icon('img/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Writes the web app manifest, and links it, the touch icon and the theme colours in every page. */
export default function manifest(context: LoadContext): Plugin {
  const {baseUrl} = context;
  return {
    name: 'manifest',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
        },
        ...Object.entries(THEME_COLOURS).map(([scheme, content]) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${scheme})`,
            content,
          },
        })),
        // While writing there is no such file, and the console would say so on every page.
        ...(process.env.NODE_ENV === 'production'
          ? [{tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + FILE}}]
          : []),
      ],
    }),

    postBuild({outDir}) {
      writeFileSync(path.join(outDir, FILE), webManifest(context));
      return Promise.resolve();
    },
  };
}
