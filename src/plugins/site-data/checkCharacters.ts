import {Scalar, visit} from 'yaml';
import type {YamlFile} from './yamlFile';

/*
 * Characters that nobody sees: controls (tabs too), marks that turn the direction of the text, line
 * breaks that are not line breaks, half characters. The joiners U+200C and U+200D are not among them:
 * Nepali spelling needs them (गर्‍यो).
 */
const unseen =
  /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u;
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A text with a visible mark in place of every such character. */
export function withoutUnseen(text: string): string {
  return text.replace(new RegExp(unseen, 'gu'), '\ufffd');
}

/** The sentence about the first such character in a text; nothing when there is none. */
export function explainCharacter(text: string): string | undefined {
  const [character] = unseen.exec(text) ?? [];
  if (character === undefined) {
    return undefined;
  }
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (direction.test(character)) {
    return `An invisible character that turns the direction of the text (${code}) stands here. Delete the text and type it again.`;
  }
  if (character === '\t') {
    return 'A tab stands in the text. Put a space in its place.';
  }
  if (character === '\ufffd') {
    return 'A character of the text is broken (U+FFFD). Type it again.';
  }
  return `An invisible control character (${code}) stands in the text. Delete the text and type it again.`;
}

/** Looks at every line of a file, and at what the escapes between double quotes stand for. */
export function checkCharacters({source, document, lines}: YamlFile): Map<number, string> {
  const found = new Map<number, string>();
  const look = (text: string, line: number) => {
    const message = explainCharacter(text);
    if (message && !found.has(line)) {
      found.set(line, message);
    }
  };
  source.split(/\r?\n/).forEach((text, index) => look(text, index + 1));
  if (document) {
    visit(document, {
      Scalar(_, {type, value, range}) {
        if (type === Scalar.QUOTE_DOUBLE && typeof value === 'string') {
          look(value.replaceAll('\n', ''), lines.linePos(range?.[0] ?? 0).line);
        }
      },
    });
  }
  return found;
}
