import type {Problem} from '../check/diagnostics';
import {say, type Sentence} from '../check/sentences';
import {explainCharacter, textsThatEnd} from '../check/checkCharacters';
import {type MarkdownPage, yamlOf} from './markdownPage';

interface LineSentence extends Sentence {
  line: number;
}

/** What makes the text of a page something else than its writer sees: one problem for the whole page. */
const wholePage: readonly (readonly [pattern: RegExp, sentence: Sentence])[] = [
  [/^\s*$/, say('file.empty')],
  [/^<{7}/m, say('file.twoVersions')],
  [/(?<![\w?])(?:\?{2,} ){2,}|\?{4}/, say('file.lostLetters')],
  // Letters of Preeti are brackets, bars and backslashes within words, and ; at the beginning of one.
  [
    /^(?!.*(?:[\p{Script=Devanagari}<`]|\]\())(?:.*(?:[a-z][\]}{;|\\[][a-z0-9]|(?:^| );[a-z]|\];)){2}/imu,
    say('source.preeti'),
  ],
];

const BULLET = /^\s*[•·▪◦‣●○➢❖]/;

/** A mistake of the whole page; undefined when it can be read. */
export function explainSource(source: string): LineSentence | undefined {
  for (const [pattern, sentence] of wholePage) {
    const found = pattern.exec(source);
    if (found) return {line: source.slice(0, found.index).split('\n').length, ...sentence};
  }
  return undefined;
}

/** Characters that visitors do not see, or see otherwise, and what they do not see of a field. */
export function checkPageCharacters(page: MarkdownPage): Problem[] {
  const {file, source} = page;
  const notes = [...textsThatEnd(yamlOf(page))];
  const characters = source.split(/\r?\n/).flatMap((text, index, lines): Problem[] => {
    const isBullet = BULLET.test(text);
    // The first bullet of a list is enough.
    if (isBullet && BULLET.test(lines[index - 1] ?? '')) return [];
    const sentence = isBullet ? say('source.bullet') : explainCharacter(text.replaceAll('\t', ' '));
    return sentence ? [{file, line: index + 1, ...sentence}] : [];
  });
  return [...characters, ...notes.map(([line, note]) => ({file, line: line + 1, ...note}))];
}
