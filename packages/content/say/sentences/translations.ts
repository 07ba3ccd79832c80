import type {Catalogue} from '../catalogue';

/** What is wrong in the typing of a language and in the ledger. */
export const translationSentences = {
  // Typing.
  'nepali.sign': {
    en: 'The sign “{sign}” in “{word}” stands on no letter: readers see a dotted circle, or cannot read the word. Type the word again.',
    ne: '“{word}” को “{sign}” चिह्न कुनै अक्षरमा लागेको छैन: पाठकले थोप्लाको घेरा देख्छन्, वा शब्द पढ्नै सक्दैनन्। त्यो शब्द फेरि टाइप गर्नुहोस्।',
  },
  'nepali.danda': {
    en: 'A {danda} must follow the word without a space: “{word}{danda}”.',
    ne: '“{danda}” शब्दसँगै, बीचमा खाली ठाउँ नराखी लेखिन्छ: “{word}{danda}”।',
  },
  'nepali.end': {
    en: 'A sentence ends with a danda in Nepali, not with {sign}: “{word}।”.',
    ne: 'नेपाली वाक्यको अन्त्यमा “{sign}” होइन, पूर्णविराम लेखिन्छ: “{word}।”।',
  },
  'nepali.digits': {
    en: 'The number {found} is written in Nepali digits in Nepali: {right}.',
    ne: 'नेपालीमा “{found}” लाई नेपाली अङ्कमा {right} लेखिन्छ।',
  },
  'nepali.suffix': {
    en: 'After a figure, “{suffix}” has a space before it: “{figure} {suffix}”.',
    ne: 'अङ्कपछि “{suffix}” छुट्ट्याएर लेखिन्छ: “{figure} {suffix}”।',
  },
  'nepali.year': {
    en: 'Readers take {year} for a year of Bikram Sambat. A year of the Gregorian calendar has सन् before it: सन् {year}.',
    ne: 'पाठकले {year} लाई विक्रम संवत्‌को वर्ष ठान्छन्। इस्वी सन्‌को वर्षअघि “सन्” लेख्नुहोस्: सन् {year}।',
  },
  'nepali.yearTwice': {
    en: '“सन्” is written once before a year.',
    ne: 'वर्षअघि “सन्” एक पटक मात्र लेखिन्छ।',
  },
  'nepali.code': {
    en: 'If it is a code that must stay, put it between backticks: `…`..',
    ne: 'यस्तै रहनुपर्ने सङ्केत हो भने `…` चिह्नभित्र राख्नुहोस्।',
  },
  'nepali.english': {
    en: 'This is still in English: “{text}”.',
    ne: 'यो अझै अङ्ग्रेजीमा छ: “{text}”।',
  },
  'nepali.familiar': {
    en: 'Readers are addressed as तपाईँ, not as “{word}”.',
    ne: 'पाठकलाई “तपाईँ” भनिन्छ, “{word}” होइन।',
  },
  'nepali.spelling': {
    en: '“{word}” is written “{right}” here.',
    ne: 'यहाँ “{word}” लाई “{right}” लेखिन्छ।',
  },
  'nepali.word': {
    en: 'The site says {right}, not “{word}”.',
    ne: 'यस साइटमा “{word}” होइन, “{right}” भनिन्छ।',
  },
  'nepali.hindi': {
    en: '“{word}” is Hindi. Write it in Nepali.',
    ne: '“{word}” हिन्दी शब्द हो। नेपालीमा लेख्नुहोस्।',
  },
  'nepali.joiner': {en: 'An invisible joiner is missing.', ne: 'बीचको नदेखिने जोडक छुटेको छ।'},
  'english.digits': {
    en: 'The number {found} is written in English digits in English: {right}.',
    ne: 'अङ्ग्रेजीमा “{found}” लाई अङ्ग्रेजी अङ्कमा {right} लेखिन्छ।',
  },
  'english.letters': {
    en: 'This is the English text, and it is in Nepali letters. Are the two languages swapped?',
    ne: 'यो अङ्ग्रेजीको ठाउँ हो, तर यहाँ नेपाली अक्षर छन्। दुई भाषा साटिए कि?',
  },

  // The ledger.
  'ledger.line': {
    en: 'This is not a line of the ledger, which only “npm run agree” writes; git may have left it when it merged. Delete this line and no other. “npm run check” then says whether something has to be agreed again.',
    ne: 'यो सहमतिको अभिलेखको हरफ होइन; त्यो “npm run agree” ले मात्र लेख्छ। दुई जनाको काम जोड्दा git ले छाडेको हुन सक्छ। यही हरफ मात्र मेटाउनुहोस्। त्यसपछि “npm run check” ले केहीमा फेरि सहमति चाहिए देखाउँछ।',
  },
  'ledger.folder': {
    en: 'The folder is missing. It says which English and Nepali texts were agreed to say the same. Fetch it from git (git checkout -- {folder}), or, when all of them do say the same, write it anew:',
    ne: 'फोल्डर भेटिएन। कुन अङ्ग्रेजी र नेपाली शब्दको अर्थ उही भनी सहमति भएको छ, त्यसमा लेखिएको हुन्छ। git बाट ल्याउनुहोस् (“git checkout -- {folder}”), वा सबैको अर्थ उही छ भने नयाँ बनाउनुहोस्:',
  },
  'agree.unread': {
    en: '“{target}” is there, but no texts in two languages can be read in it. “npm run check” says what to correct.',
    ne: '“{target}” छ, तर त्यसमा दुई भाषाका कुनै शब्द पढ्न सकिएन। के सच्याउने भन्ने “npm run check” ले बताउँछ।',
  },
  'agree.unknown': {
    en: '“{target}” is not a file, folder or part of a file with texts in two languages, such as docs/tos.mdx#termination.',
    ne: '“{target}” दुई भाषाका शब्द भएको फाइल, फोल्डर वा फाइलको भाग होइन, जस्तै docs/tos.mdx#termination।',
  },

  // What is not agreed.
  'stale.count': {
    en: 'Texts that are not agreed: {count}. The two languages may say different things.',
    ne: 'सहमति नभएका वाक्य: {count}। दुई भाषाले फरक कुरा भनेका हुन सक्छन्।',
  },
  'stale.more': {en: '… and {count} more.', ne: '… र अरू {count}।'},
  'stale.agree': {
    en: 'Change what has to be changed. When the two languages say the same:',
    ne: 'बदल्नुपर्ने कुरा बदल्नुहोस्। दुवै भाषाले उही कुरा भनेपछि:',
  },
  'stale.newFile': {
    en: '{files}: none of the {count} texts has been agreed yet',
    ne: '{files}: {count} वटै वाक्यमा अझै सहमति भएको छैन',
  },
  'stale.noLedger': {
    en: '{files}: {stale} of {count} texts not agreed, and the ledger file {ledger} is missing. If it was deleted, fetch it from git: git checkout -- {ledger}. If the texts are new, compare them all before you agree.',
    ne: '{files}: {count} मध्ये {stale} वटा वाक्यमा सहमति छैन, र अभिलेखको फाइल {ledger} भेटिएन। त्यो मेटिएको हो भने git बाट ल्याउनुहोस्: “git checkout -- {ledger}”। वाक्य नयाँ हुन् भने सबै दाँजेर मात्र सहमति जनाउनुहोस्।',
  },
  'stale.both': {
    en: 'changed in both languages and not compared since',
    ne: 'दुवै भाषामा बदलियो, त्यसपछि दाँजिएको छैन',
  },
  'stale.new': {
    en: 'new in both languages and not yet compared',
    ne: 'दुवै भाषामा नयाँ, अझै दाँजिएको छैन',
  },
  'stale.deleted': {
    en: 'deleted in {here} and still in {there}',
    ne: '{here}मा मेटियो, तर {there}मा बाँकी छ',
  },
  'stale.added': {en: 'new in {here} and not in {there}', ne: '{here}मा नयाँ, {there}मा छैन'},
  'stale.changed': {
    en: 'changed in {here} and not in {there}',
    ne: '{here}मा बदलियो, {there}मा बदलिएको छैन',
  },

  // The report in the terminal.
  'report.problems': {en: 'To fix: {count}', ne: 'मिलाउनुपर्ने: {count}'},
  'report.questions': {
    en: 'Is this intended? These questions do not stop publishing: {count}',
    ne: 'यस्तै हो? यी प्रश्नले प्रकाशन रोक्दैनन्: {count}',
  },
  'report.right': {en: 'Right:', ne: 'सही:'},
  'report.inOrder': {en: 'Nothing to fix.', ne: 'मिलाउनुपर्ने केही छैन।'},
  'report.entry': {en: 'entry {number}', ne: 'प्रविष्टि {number}'},
} as const satisfies Catalogue;
