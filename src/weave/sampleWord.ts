import type {Locale} from '../lib/locale';
import type {Grid} from './grid';

/** The letters of “SAMPLE” side by side, a line of each in turn; `x` is thread. */
const letters: readonly (readonly string[])[] = [
  [' xxxxx ', '  xxx  ', 'xx     xx', 'xxxxxx ', 'xx    ', 'xxxxxx'],
  ['xx   xx', ' xx xx ', 'xxx   xxx', 'xx   xx', 'xx    ', 'xx    '],
  ['xx     ', ' xx xx ', 'xxxx xxxx', 'xx   xx', 'xx    ', 'xx    '],
  ['xxx    ', 'xx   xx', 'xx xxx xx', 'xx   xx', 'xx    ', 'xx    '],
  [' xxxxx ', 'xx   xx', 'xx  x  xx', 'xxxxxx ', 'xx    ', 'xxxxx '],
  ['    xxx', 'xxxxxxx', 'xx     xx', 'xx     ', 'xx    ', 'xx    '],
  ['     xx', 'xx   xx', 'xx     xx', 'xx     ', 'xx    ', 'xx    '],
  ['xx   xx', 'xx   xx', 'xx     xx', 'xx     ', 'xx    ', 'xx    '],
  [' xxxxx ', 'xx   xx', 'xx     xx', 'xx     ', 'xxxxxx', 'xxxxxx'],
];

/** “Sample” woven, in the languages that it has been drawn in. */
export const sampleWord: Readonly<Partial<Record<Locale, Grid>> & {en: Grid}> = {
  en: letters.map((line) => line.join('  ')),
  ne: [
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    '      xx   xx  xx       xx   xx ',
    '      xx   xx  xx       xx   xx ',
    '  xxxxxx   xx  xx   xxxxxx   xx ',
    ' xxxxxxx  xxxxxxx  xxxxxxx   xx ',
    ' xxx  xx xxx xxxx  xxx  xx   xx ',
    '  xx  xx  xx   xx   xx  xx   xx ',
    '      xx       xx       xx   xx ',
    '      xx       xx       xx   xx ',
    '      xx       xx       xx   xx ',
    '              xxxx              ',
    '           xx   xx              ',
    '           xxx xxx              ',
    '            xxxxx               ',
  ],
};
