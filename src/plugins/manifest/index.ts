import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {THEME_COLOURS, webManifest} from './webManifest';

const FILE = 'site.webmanifest';

/** Writes the web app manifest, and links it, the touch icon and the theme colours in every page. */
export default function manifest({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
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
      const content = webManifest({
        name: siteConfig.title,
        description: siteConfig.tagline,
        locale: i18n.currentLocale,
        baseUrl,
      });
      writeFileSync(path.join(outDir, FILE), content);
      return Promise.resolve();
    },
  };
}
