import {INVISIBLE, OTHER_SPACE} from 'nepali-text/characters';
import {Scalar, visit} from 'yaml';
import type {Problem} from './diagnostics';
import {say, type Sentence} from './sentences';
import type {YamlFile} from '../read/yaml';

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
export const checkCharacters = ({file, source}: YamlFile): Problem[] =>
  source.split(/\r?\n/).flatMap((text, index) => {
    const sentence = explainCharacter(text);
    return sentence ? [{file, line: index + 1, ...sentence}] : [];
  });

/** Texts without quotes that end at a #, where a note begins. */
export function textsThatEnd({file, document, lines}: YamlFile): Problem[] {
  const found: Problem[] = [];
  if (!document) return found;
  visit(document, {
    Scalar(_, {type, range, comment}) {
      const [, end = 0] = range ?? [];
      // In a comment a space follows the #, in a tag none.
      if (type !== Scalar.PLAIN || !comment || !/^[^\s#]/.test(comment)) return;
      found.push({file, line: lines.linePos(end - 1).line, ...say('yaml.note', {note: comment})});
    },
  });
  return found;
}
