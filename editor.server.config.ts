import {baseOf, homeLines, siteDir} from './scripts/lib/paths';
import type {HostOptions} from './editor/server/host';
import {describeSite} from './src/data/native';
import {onPort, tryPort} from './src/publish/server/port';
import {siteUrl} from './src/siteUrl';

/** The program that the server of the editor (`npm run write`) runs in. */
export default {
  folder: siteDir,
  url: siteUrl,
  styles: ['tokens', 'scale', 'type', 'elements', 'base'].map((name) => `src/css/${name}.css`),
  describeSite,
  baseOf,
  homeLines,
  onPort,
  tryPort,
} satisfies HostOptions;
