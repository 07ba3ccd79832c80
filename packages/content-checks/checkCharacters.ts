import {Scalar, visit} from 'yaml';
import {say, type Sentence} from './sentences';
import type {YamlFile} from './yaml';

/*
 * Control characters (tabs too), direction marks, Unicode line separators, half surrogates: also all
 * that XML does not allow in the feed. The joiners U+200C and U+200D are not among them: Nepali
 * spelling needs them (गर्‍यो).
 */
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u2060\ue000-\uf8ff\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]/u;

export function explainCharacter(text: string): Sentence | undefined {
  const {0: character, index} = invisible.exec(text) ?? {0: '', index: 0};
  if (!character) return undefined;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const [start = ''] = /\S*\s*$/.exec(text.slice(0, index)) ?? [];
  const [end = ''] = /^\S*/.exec(text.slice(index + character.length)) ?? [];
  const word = (start + end)
    .replace(new RegExp(invisible, 'gu'), '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return word === '' ? say('file.space') : say('file.invisible', {word, code});
}

/** Checks every line of a file, and texts that end where a note begins. */
export function checkCharacters(file: YamlFile): Map<number, Sentence> {
  const found = new Map<number, Sentence>();
  file.source.split(/\r?\n/).forEach((text, index) => {
    const sentence = explainCharacter(text);
    if (sentence) found.set(index + 1, sentence);
  });
  return new Map([...found, ...textsThatEnd(file)]);
}

/** Texts without quotes that end at a #, by their lines. */
export function textsThatEnd({document, lines}: YamlFile): Map<number, Sentence> {
  const found = new Map<number, Sentence>();
  if (document) {
    visit(document, {
      Scalar(_, {type, range, comment}) {
        const [, end = 0] = range ?? [];
        // A note of a person has a space after its #, and a tag has none.
        if (type === Scalar.PLAIN && comment && /^[^\s#]/.test(comment)) {
          found.set(lines.linePos(end - 1).line, say('yaml.note', {note: comment}));
        }
      },
    });
  }
  return found;
}
