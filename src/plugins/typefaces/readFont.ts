import {readCharacters} from './characters';
import {type FontNames, readNames} from './nameTable';
import {broken, type FontFormat, readTables, type Tables, type Unfit} from './tables';

/** What the site needs to know of a font file. */
export interface Font {
  format: FontFormat;
  names: FontNames;
  /** Under the SIL Open Font License, by its own words. */
  open: boolean;
}

/** The letters, signs and digits that Nepali is written with. */
const NEPALI = [
  ...'अआइईउऊऋएऐओऔ',
  ...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  ...['ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ँ', 'ं', 'ः', '्'],
  ...'०१२३४५६७८९',
];

const OPEN_FONT_LICENSE = /sil\s+open\s*font\s+licen[cs]e|openfontlicense|scripts\.sil\.org\/ofl/i;

/** Reads a font file, or says what is wrong with it. */
export function readFont(bytes: Buffer): Font | Unfit {
  const tables = readTables(bytes);
  if ('problem' in tables) return tables;
  try {
    return describe(tables);
  } catch (error) {
    // A table that says more of itself than it holds.
    if (error instanceof RangeError) return broken();
    throw error;
  }
}

function describe({format, table}: Tables): Font | Unfit {
  const names = readNames(table('name'));
  if (names.family === '') {
    return {problem: 'does not say its own name. Export it again with a family name.'};
  }
  const has = readCharacters(table('cmap'));
  const missing = NEPALI.filter((letter) => !has(letter));
  if (missing.length === NEPALI.length) {
    return {
      problem:
        'has no Devanagari letters. Older fonts put them in the places of Latin ones (क on the key d): export it again as a Unicode font.',
    };
  }
  if (missing.length > 0) {
    return {problem: `lacks letters that Nepali is written with: ${missing.join(' ')}`};
  }
  const {licence, licenceLink, copyright} = names;
  return {format, names, open: OPEN_FONT_LICENSE.test([licence, licenceLink, copyright].join(' '))};
}
