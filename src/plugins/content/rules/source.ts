import type {Problem} from '../../../lib/diagnostics';
import {explainCharacter} from '../../site-data/checkCharacters';
import {twoVersions} from '../../../lib/explainYaml';
import type {MarkdownPage} from '../markdownPage';

type Found = readonly [line: number, message: string];

/** What makes the text of a page something else than its writer sees: one message for the whole page. */
const wholePage: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\s*$/, 'The file is empty.'],
  [/^<{7}/m, twoVersions],
  [
    /(?<![\w?])(?:\?{2,} ){2,}|\?{4}/,
    'The letters of the text were lost: there are question marks in their place. Type them again, and save the file as UTF-8.',
  ],
  // Bold letters of Preeti are brackets and backslashes within words.
  [
    /^(?!.*(?:[\p{Script=Devanagari}<`]|\]\())(?:.*[a-z][\]}{;\\[][a-z]){2}/imu,
    'This line is typed for the font Preeti. Convert it to Unicode, and paste it again.',
  ],
];

/** What is shown as something else, or not at all, in a line. */
const inLines: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^\s*[•·▪◦‣●○➢❖]/,
    'This is a bullet of Word. An item of a list begins with a hyphen and a space, on a line of its own.',
  ],
  [
    /[\u00a0\u2007\u202f]/,
    'A space of another kind is in this line; it only looks the same. Delete the space and type it again.',
  ],
];

/**
 * The file as it was saved, before it is read as Markdown.
 *
 * @returns its text, without a byte order mark, and what keeps it from being read
 */
export function readSource(bytes: Uint8Array): {source: string; found: readonly Found[]} {
  try {
    const source = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (!source.includes('\0')) return {source, found: []};
  } catch {
    // Said below.
  }
  const message = 'The file is not saved as UTF-8. Save it again with the encoding "UTF-8".';
  return {source: '', found: [[1, message]]};
}

/** A mistake of the whole page; undefined when it can be read. */
export function explainSource(source: string): Found | undefined {
  for (const [pattern, message] of wholePage) {
    const found = pattern.exec(source);
    if (found) return [source.slice(0, found.index).split('\n').length, message];
  }
  return undefined;
}

/** Characters that visitors do not see, or see otherwise. */
export function checkCharacters({file, source}: Pick<MarkdownPage, 'file' | 'source'>): Problem[] {
  return source.split(/\r?\n/).flatMap((text, index) => {
    const message =
      inLines.find(([pattern]) => pattern.test(text))?.[1] ??
      explainCharacter(text.replaceAll('\t', ' '));
    return message ? [{file, line: index + 1, place: [], message}] : [];
  });
}
