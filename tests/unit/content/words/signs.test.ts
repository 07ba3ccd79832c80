import {readFileSync} from 'node:fs';
import {sentenceOf} from 'content/say';
import {checkPage} from 'content/check/checkContent';
import {checkTyping} from 'content/words/textRules';
import {filesBelow} from 'content/read/files';
import {parsePage} from 'content/read/pages';
import {row} from '../../support/row';

const rows = (text: string) => checkTyping(text, 'ne').map(row);

it.each([
  // A space between a letter and its sign.
  ['कस ैको घर ैमा काम छ।', 'nepali.sign ै कस ैको near कसैको', 'nepali.sign ै घर ैमा near घरैमा'],
  ['काम गर\u00a0्नुहोस्।', 'nepali.sign ् गर\u00a0्नुहोस् near गर्नुहोस्'],
  // No letter at all.
  ['िसप सिक्ने', 'nepali.sign ि िसप'],
  ['काम।ि', 'nepali.sign ि ि'],
  ['१ि दिन', 'nepali.sign ि १ि'],
  ['appि', 'nepali.sign ि appि'],
  // Two signs, or a sign of a vowel on a vowel, that look like one letter on some devices.
  ['काेठा', 'nepali.sign े काेठा near कोठा'],
  ['अाफ्नाे', 'nepali.sign ा अाफ्नाे near आफ्नो'],
  ['मानिसलेे', 'nepali.sign े मानिसलेे near मानिसले'],
  ['एेन', 'nepali.sign े एेन near ऐन'],
  ['किा', 'nepali.sign ा किा'],
  // After a halanta, a chandrabindu, or twice.
  ['क्ो', 'nepali.sign ो क्ो'],
  ['काम््', 'nepali.sign ् काम्् near काम्'],
  ['पँाच', 'nepali.sign ा पँाच'],
  ['क्ँ', 'nepali.sign ँ क्ँ'],
  // The circle that a program has put in place of the letter.
  ['कस◌ैको', 'nepali.sign ◌ कस◌ैको near कसैको'],
])('names the word in %j', (text, ...said) => {
  expect(rows(text)).toEqual(said);
});

it.each([
  'गर्‍यो। गर्‍यौँ, पर्‍यो',
  'श्री ॐ क़ फ़ ड़ पाँच दुःख प्रातः कः',
  'हृदय, कृष्ण, ज्ञान, क्षेत्र, ट्याक्सी, अ्यालर्ट, छन्, सोऽहम्, इन्टर‌नेट',
  'लेख्दा "ँ" चाहिन्छ, “ं” होइन; (ः) र ‘◌्’ पनि `ँ`। “ा, ि, ी” हुन्छ।',
  'क़ गर‍्यो',
])('says nothing about %j', (text) => {
  expect(rows(text)).toEqual([]);
});

it('says nothing about any text of the site', () => {
  const files = ['docs', 'pages', 'i18n', 'src', 'packages', 'editor'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const texts = files.filter((file) => /\.(?:mdx?|ya?ml|json)$/.test(file));
  const found = texts.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => checkTyping(line, 'ne').filter(({id}) => id === 'nepali.sign'))
      .map((sentence) => [file, sentenceOf(sentence, 'en')]),
  );
  expect(texts.length).toBeGreaterThan(80);
  expect(found).toEqual([]);
});

it('stops a build at a page with such a word, in any language and part of it', () => {
  const lines = ['---', 'title: घर ैमा', '---', '', '# A', '', '<Lang lang="ne">अाज</Lang>'];
  const page = parsePage('docs/a.mdx', lines.join('\n'));
  expect(checkPage(page, {}).map((one) => `${one.line} ${row(one)}`)).toEqual([
    '2 nepali.sign ै घर ैमा near घरैमा',
    '7 nepali.sign ा अाज near आज',
  ]);
});
