import {existsSync, type FSWatcher, watch} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../lib/paths';

const WATCHED = ['docs', 'pages', 'src', 'i18n', 'static'];

/** Calls back once, when a file that shapes the site has changed. */
export function onNextChange(callback: () => void): void {
  const watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const changed = (): void => {
    // An editor saves in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const watcher of watchers) watcher.close();
      callback();
    }, 300);
  };
  for (const name of WATCHED) {
    const folder = path.join(siteDir, name);
    if (existsSync(folder)) watchers.push(watch(folder, {recursive: true}, changed));
  }
  watchers.push(
    watch(siteDir, (_event, file) => {
      if (file && /\.ts$|^package/.test(file)) changed();
    }),
  );
}
