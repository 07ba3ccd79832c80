import {siteDir} from '../lib/paths';
import {plainErrors} from '../lib/plainErrors';

/** How long a message may take to come in, in milliseconds: it is told in one piece. */
const PAUSE = 200;

/** Passes on what a development server says, as far as a writer can use it. */
export function createTeller(name: string) {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = '';
  let broken = false;
  const say = (text: string) => console.log(text.replace(/^/gm, `[${name}] `));

  function flush(): void {
    clearTimeout(timer);
    const text = plainErrors(waiting).join('\n').replaceAll(`${siteDir}/`, '');
    waiting = [];
    // The same mistake is reported again with every file that is saved.
    if (text && text !== last) say(text);
    if (text) last = text;
  }

  return {
    flush,
    trouble(line: string): void {
      // The web socket server announces itself there, too.
      if (/^<[iw]>/.test(line)) return;
      broken ||= line.includes('[ERROR]');
      waiting.push(line);
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    progress(line: string): void {
      if (/compiled with .*error/.test(line)) broken = true;
      if (!broken || !/compiled .*(?:successfully|warning)/.test(line)) return;
      broken = false;
      last = '';
      say('is in order again.');
    },
  };
}
