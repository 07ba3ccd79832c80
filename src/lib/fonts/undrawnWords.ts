import {type Glyph, shaperOf} from './shaper';

/** Each letter, sign and digit of Nepali. */
const LETTERS: readonly string[] = [
  ...'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  ...'कः कँ कं का कि की कु कू कृ के कै को कौ सोऽहम् छ।'.split(' '),
  ...'०१२३४५६७८९',
];

/** Two letters beside each other, of which one has a form of its own. */
const JOINED = ['शक्ति', 'अर्को'];

/** Two letters that become one, so the second is not drawn as it is alone. */
const MERGED = 'क्षमा मित्र ज्ञान श्रम ट्रक छुट्टी अड्डा शुद्ध विद्या'.split(' ');

/** The र is written before the य, as an eyelash: neither above it nor below. */
const EYELASH = 'गर्\u200dयो';

/** Programs mark a text as Nepali, or not at all. A font may have rules for the one that break the other. */
const LANGUAGES = ['ne', ''];

/** A halanta within a word. */
const JOINT = /\u094d\u200d?(?=.)/;
const NON_JOINER = '\u094d\u200c';

/**
 * The words that a font draws in another way than Nepali is written: with a box for a letter that it lacks,
 * a dotted circle for a sign without its letter, or a visible halanta where two letters join.
 *
 * @param bytes TrueType or OpenType
 */
export function undrawnWords(bytes: Uint8Array): string[] {
  const shape = shaperOf(bytes);
  const isDrawn = (word: string, language: string): boolean => {
    const glyphs = shape(word, language);
    const [circle] = shape('\u25cc', language);
    if (glyphs.some(({id}) => id === 0 || id === circle!.id)) return false;
    // With the non-joiner, the halanta is to be seen.
    const isJoined = idsOf(glyphs) !== idsOf(shape(word.replace(JOINT, NON_JOINER), language));
    if (JOINT.test(word) && !isJoined) return false;
    if (MERGED.includes(word)) {
      const [, second] = /\u094d(.)/.exec(word)!;
      const [alone] = shape(second!, language);
      if (glyphs.some(({id}) => id === alone!.id)) return false;
    }
    return word !== EYELASH || widthOf(glyphs) > widthOf(shape('गयो', language));
  };
  return [...LETTERS, ...JOINED, ...MERGED, EYELASH].filter((word) =>
    LANGUAGES.some((code) => !isDrawn(word, code)),
  );
}

const idsOf = (glyphs: readonly Glyph[]): string => glyphs.map(({id}) => id).join(' ');

const widthOf = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((sum, {width}) => sum + width, 0);
