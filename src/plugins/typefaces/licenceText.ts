import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Typeface} from './loadTypefaces';
import type {Font} from './readFont';

const OPEN_FONT_LICENSE = readFileSync(path.join(__dirname, 'OFL.txt'), 'utf8');

/**
 * What a copy of a font has to bring with it: whose it is, by its own words, and the licence. Many
 * packages leave their licence file out; the font itself names the copyright and the licence.
 */
export function licenceText({font, licence}: Pick<Typeface, 'font' | 'licence'>): string {
  const {names, open} = font;
  const terms = open
    ? `This Font Software is licensed under the SIL Open Font License, Version 1.1.\n\n${OPEN_FONT_LICENSE}`
    : [licence, names.licence, names.licenceLink].filter(Boolean).join('\n');
  return `${[familyOf(font), names.copyright, terms].filter(Boolean).join('\n\n').trimEnd()}\n`;
}

/** The name of a typeface without its weight. */
export function familyOf({names}: Font): string {
  return names.typographicFamily || names.family;
}
