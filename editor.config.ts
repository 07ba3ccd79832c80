import {baseOf, homeLines, siteDir} from './scripts/lib/paths';
import {ICONS, PORTRAITS} from 'content/lists/contract';
import {help} from './src/content/help';
import {insertions} from './src/content/insertions';
import {readFont} from './src/plugins/downloadable-fonts/readFont';
import {onPort, tryPort} from './src/publish/server/port';
import * as content from './src/data';
import {siteUrl} from './src/siteUrl';
import type {SiteOptions} from './editor/site';

/** The site as the writing room (`npm run write`) knows it. */
export default {
  ...content,
  folder: siteDir,
  url: siteUrl,
  baseOf,
  homeLines,
  onPort,
  tryPort,
  help,
  insertions,
  readFont,
  icons: ICONS,
  portraits: PORTRAITS,
  styles: ['tokens', 'scale', 'type', 'elements', 'base'].map((name) => `src/css/${name}.css`),
} satisfies SiteOptions;
