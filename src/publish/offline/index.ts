import {existsSync} from 'node:fs';
import path from 'node:path';
import {template} from 'content/lists/fill';
import {bundle} from 'site-elements/inline';
import type {Build, OutputFiles} from '../build';
import {WORKER} from '../../lib/urls';

/** The service worker, which is one for all languages. */
export function serviceWorker({siteDir, lists, languages}: Build): OutputFiles {
  // The owner has put a worker there that removes ours: see hosting/README.md.
  if (existsSync(path.join(siteDir, 'static', WORKER))) return {};
  const settings = languages.map(({locale, base}) => {
    const {note} = lists[locale]['pages/offline'];
    const words = {
      ...note,
      offline: template(note.offline, 'date'),
      slow: template(note.slow, 'date'),
    };
    return [locale, {base, words}];
  });
  const code = `import {start} from './worker'; start(${JSON.stringify(Object.fromEntries(settings))});`;
  return {[WORKER]: bundle(code, __dirname, {minify: true})};
}
