import {ICONS, PORTRAITS} from 'content/lists/contract';
import {help} from './src/content/help';
import {insertions} from './src/content/insertions';
import * as content from './src/data';

/** The site as the editor (`npm run write`) knows it. */
export default {
  ...content,
  help,
  insertions,
  icons: ICONS,
  portraits: PORTRAITS,
};
