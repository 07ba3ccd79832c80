import type {Problem} from '../say/diagnostics';
import {say, type Sentence} from '../say';
import {explainCharacter} from '../words/checkCharacters';
import {type MarkdownPage, yamlOf} from './markdownPage';
import {textsThatEnd} from './yaml';

interface LineSentence extends Sentence {
  line: number;
}

/** Patterns of files whose text is not what the writer sees: one problem for the whole page. */
const wholePage: readonly (readonly [pattern: RegExp, sentence: Sentence])[] = [
  [/^\s*$/, say('file.empty')],
  [/^<{7}/m, say('file.twoVersions')],
  // Not after a word, where they are meant: हो????
  [/(?<![\p{L}\p{M}\p{N}?])(?:(?:\?{2,} ){2,}|\?{4})/u, say('file.lostLetters')],
  // Text in Preeti has brackets, bars and backslashes within words, and ; at their beginning.
  [
    /^(?!.*(?:[\p{Script=Devanagari}<`]|\]\())(?:.*(?:[a-z][\]}{;|\\[][a-z0-9]|(?:^| );[a-z]|\];)){2}/imu,
    say('source.preeti'),
  ],
];

const BULLET = /^\s*[•·▪◦‣●○➢❖]/;

/** A mistake of the whole page; undefined when the page can be read. */
export function explainSource(source: string): LineSentence | undefined {
  for (const [pattern, sentence] of wholePage) {
    const found = pattern.exec(source);
    if (found) return {line: source.slice(0, found.index).split('\n').length, ...sentence};
  }
  return undefined;
}

/** Characters that visitors do not see, or see as others, and cut off values of fields. */
export function checkPageCharacters(page: MarkdownPage): Problem[] {
  const {file, source} = page;
  const notes = textsThatEnd(yamlOf(page)).map((note) => ({...note, line: note.line + 1}));
  const characters = source.split(/\r?\n/).flatMap((text, index, lines): Problem[] => {
    const isBullet = BULLET.test(text);
    // Only the first bullet of a list is reported.
    if (isBullet && BULLET.test(lines[index - 1] ?? '')) return [];
    const sentence = isBullet ? say('source.bullet') : explainCharacter(text.replaceAll('\t', ' '));
    return sentence ? [{file, line: index + 1, ...sentence}] : [];
  });
  return [...characters, ...notes];
}
