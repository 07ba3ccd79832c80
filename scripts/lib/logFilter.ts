import {siteDir} from './paths';

/** Colours and the like. */
const ESCAPES = /\u001b\[[0-9;]*m/g;

/** Lines of a stack trace, which do not help a writer. */
const STACK =
  /^[\s│]*(?:at .*(?::\d+\)?|<anonymous>\)?|\(index \d+\)|native code\)?)|\.\.\. \d+ lines? matching .*)(?: \{)?$/;

/** Those of the bundler. */
const BUNDLER_STACK = /^[\s│]*(?:- (?:async |\S+\.m?js:\d+).*|\[\S+\]\/\S*:\d+:\d+)$/;

/** Lines around the real message. */
const NOISE = [
  /^\[(?:INFO|SUCCESS)\]/,
  /^Node version: /,
  /Unable to build website for locale/,
  /further build is impossible/,
  /it's possible to ignore broken/,
  /^\s*(?:\[cause\]: )?AggregateError$/,
  /^\s*\[errors\]: \[$/,
];

/** Prefixes that add nothing to a message. */
const MARKS = /^[\s│╰─▶×]*(?:\[ERROR\]|\[cause\]:|×|│)\s*(?:Error:\s*)?/;

/** Puts the line number in place of the machine-readable copy that MDX prints below its message. */
function withoutDetails(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let skipping = false;
  let place: string | undefined;
  for (const line of lines) {
    if (/^[\s│]*Details:\s*$/.test(line)) skipping = true;
    if (!skipping) {
      kept.push(line);
      continue;
    }
    place ??= /"line": (\d+)/.exec(line)?.[1];
    if (/^\s*│? \}\s*$/.test(line)) {
      if (place) kept.push(`Line: ${place}`);
      skipping = false;
      place = undefined;
    }
  }
  return kept;
}

export const FULL_DISK = 'The disk is full. A build needs about 500 MB.';

/**
 * What Docusaurus said on its error stream, without stack traces, colours and frames.
 *
 * @returns the lines that are left, without empty ones; warnings keep their mark "[WARNING]"
 */
export function plainErrors(lines: readonly string[]): string[] {
  // Every page fails with many lines of its own then.
  if (lines.some((line) => line.includes('ENOSPC'))) return [FULL_DISK];
  return withoutDetails(lines.map((line) => line.replace(ESCAPES, '')))
    .filter(
      (line) =>
        !STACK.test(line) && !BUNDLER_STACK.test(line) && !NOISE.some((noise) => noise.test(line)),
    )
    .map((line) => line.replace(MARKS, '').trimEnd())
    .filter((line) => !/^[\s{}[\]]*$/.test(line));
}

/** How long to wait for further lines of a message, in milliseconds, so that it is printed in one piece. */
const PAUSE = 200;

/** Passes on what a development server prints, as far as a writer can use it. */
export function createLogFilter(name: string) {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = '';
  let broken = false;
  /** The site-data plugin has reported mistakes, which do not keep the site from being compiled. */
  let hasMistakes = false;
  const print = (text: string) => console.log(text.replace(/^/gm, `[${name}] `));

  function flush(): void {
    clearTimeout(timer);
    const text = plainErrors(lines).join('\n').replaceAll(`${siteDir}/`, '');
    lines = [];
    // The same error is reported again with every file that is saved.
    if (text && text !== last) print(text);
    if (text) last = text;
  }

  return {
    flush,
    onStderr(line: string): void {
      // The web socket server announces itself there, too.
      if (/^<[iw]>/.test(line)) return;
      hasMistakes ||= /things? to fix in/.test(line);
      broken ||= hasMistakes || line.includes('[ERROR]');
      lines.push(line);
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    onStdout(line: string): void {
      if (/compiled with .*error/.test(line)) broken = true;
      if (line.includes('lists and pages are in order')) hasMistakes = false;
      if (!broken || hasMistakes || !/compiled .*(?:successfully|warning)/.test(line)) return;
      broken = false;
      last = '';
      print('The errors are fixed.');
    },
  };
}
