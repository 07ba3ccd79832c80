import {INVISIBLE, OTHER_SPACE} from 'nepali-text/characters';
import type {Problem} from '../say/diagnostics';
import {say, type Sentence} from '../say';

/** Explains an invisible or wrong character, including those that XML does not allow in the feed. */
export function explainCharacter(text: string): Sentence | undefined {
  const index = text.search(INVISIBLE);
  if (index < 0) return text.search(OTHER_SPACE) < 0 ? undefined : say('file.space');
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const code = `U+${text.codePointAt(index)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const [start = ''] = /\S*\s*$/.exec(text.slice(0, index)) ?? [];
  const [end = ''] = /^\S*/.exec(text.slice(index + character.length)) ?? [];
  const word = (start + end)
    .replace(INVISIBLE, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return word === '' ? say('file.space') : say('file.invisible', {word, code});
}

/** Checks every line of a file. */
export const checkCharacters = ({file, source}: {file: string; source: string}): Problem[] =>
  source.split(/\r?\n/).flatMap((text, index) => {
    const sentence = explainCharacter(text);
    return sentence ? [{file, line: index + 1, ...sentence}] : [];
  });
