/** Colours and the like. */
const ESCAPES = /\u001b\[[0-9;]*m/g;

/** Places in programs, which tell a writer nothing. */
const STACK =
  /^[\s│]*(?:at .*(?::\d+\)?|<anonymous>\)?|\(index \d+\)|native code\)?)|\.\.\. \d+ lines? matching .*)(?: \{)?$/;

/** The same in the bundler's own manner. */
const BUNDLER_STACK = /^[\s│]*(?:- (?:async |\S+\.m?js:\d+).*|\[\S+\]\/\S*:\d+:\d+)$/;

/** Sentences around the real message. */
const NOISE = [
  /^\[(?:INFO|SUCCESS)\]/,
  /^Node version: /,
  /Unable to build website for locale/,
  /further build is impossible/,
  /it's possible to ignore broken/,
  /^\s*(?:\[cause\]: )?AggregateError$/,
  /^\s*\[errors\]: \[$/,
];

/** What stands before a message without adding to it. */
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

/**
 * What Docusaurus said on its error stream, without stack traces, colours and frames.
 *
 * @returns the lines that are left, without empty ones; warnings keep their mark "[WARNING]"
 */
export function plainErrors(lines: readonly string[]): string[] {
  return withoutDetails(lines.map((line) => line.replace(ESCAPES, '')))
    .filter(
      (line) =>
        !STACK.test(line) && !BUNDLER_STACK.test(line) && !NOISE.some((noise) => noise.test(line)),
    )
    .map((line) => line.replace(MARKS, '').trimEnd())
    .filter((line) => !/^[\s{}[\]]*$/.test(line));
}
