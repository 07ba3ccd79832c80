import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../../..');

/** Letters, signs and joiners in a row. */
const WORD = /[\u0900-\u097f\u200c\u200d]+/gu;

/** Each Nepali word of the prose, the lists and the interface once, as writers have written it. */
export function wordsOfTheSite(): string[] {
  const files = ['docs', 'pages', 'i18n/ne', 'src/data'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx?|ya?ml|json)$/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
  const words = files.flatMap((file) => readFileSync(file, 'utf8').match(WORD) ?? []);
  return [...new Set(words)].sort();
}

/** What breaks first: rare conjuncts, reph, eyelash and rakar, joiners, digits, borrowed sounds. */
export const hardWords = [
  ...['क्ष', 'ज्ञ', 'त्र', 'श्र', 'द्ध', 'द्य', 'द्व', 'ह्म', 'ह्य', 'ह्न', 'ह्र', 'ट्ठ', 'ङ्क', 'ङ्ग', 'ङ्क्ष'],
  ...[
    'र्‍य',
    'ऱ्य',
    'र्क्ष',
    'र्त्स्न्य',
    'र्ध्व',
    'र्त्स्य',
    'स्वातन्त्र्य',
    'लक्ष्म्या',
    'राष्ट्रिय',
    'ट्र',
    'ड्र',
    'छ्र',
    'ठ्ठ',
    'ड्ढ',
  ],
  ...[
    'गर्‍यो',
    'गर्छु',
    'कार्‍यालय',
    'पर्‍यो',
    'उद्घाटन',
    'उद्योग',
    'विद्वान्',
    'पद्म',
    'शुद्धि',
    'बुद्ध',
    'चिह्न',
    'ब्राह्मण',
  ],
  ...[
    'क्‍',
    'क्‌ष',
    'क्‍ष',
    'त्‍र',
    'श्‌र',
    'अर्थात्',
    'भविष्यत्‌मा',
    'रु',
    '१९९९',
    '०१२३४५६७८९',
    '।',
    '॥',
    'पं॰',
    '₹',
  ],
  ...[
    'रू',
    'हृदय',
    'दृष्टि',
    'कॄ',
    'ऋषि',
    'ॐ',
    'सोऽहम्',
    'हुँदै',
    'सिंह',
    'दुःख',
    'कर्कि',
    'कीर्ति',
    'र्किं',
    'कॉफी',
  ],
  ...[
    'ड़',
    'ढ़',
    'ज़ोर',
    'फ़ोन',
    'पढ़ाइ',
    '◌ि',
    'च्छ्वा',
    'ष्ट्र्य',
    'ज्ज्व',
    'त्त्व',
    'ङ्घ्र',
    'ञ्ज्य',
    'स्त्री',
    'न्द्र',
    'न्ध्र',
  ],
];

const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const SIGNS = ['', ...'ािीुूृेैोौंँः', '्', '्\u200d', '्\u200c'];

/** Each pair of consonants, and each consonant with reph, with rakar and with each sign. */
export const everyPair: readonly string[] = CONSONANTS.flatMap((first) => [
  ...SIGNS.flatMap((sign) => [first + sign, `र्${first}${sign}`, `${first}्र${sign}`]),
  ...CONSONANTS.flatMap((second) => [`${first}्${second}`, `${first}्${second}ि`]),
]);
