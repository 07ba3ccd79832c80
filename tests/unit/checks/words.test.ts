import {type Change, problems, replace, words} from './site';

const code = 'i18n/ne/code.json';
const whole = {'page.team': 'टोली', 'form.reach': '{email} मा लेख्नुहोस्।'};
const withWord = (id: string, word: string) => words({...whole, [id]: word});

it('accepts a site whose words are all translated', async () => {
  expect(await problems()).toEqual([]);
});

const unreadable =
  'The file cannot be read. In this line or just before it, a comma, a quotation mark or a brace is missing or one too many.';
const entry = '"page.team": {\n  "message": "…"\n},';
const wholeEntry =
  '"page.team": {\n  "message": "Team",\n  "description": "Short name of the page"\n},';

it.each<[what: string, change: Change[string], ...says: string[]]>([
  [
    'a file that is missing',
    null,
    '1 The file is not there. This command writes it with the English words, to be replaced by Nepali ones:\nnpx docusaurus write-translations --locale ne',
  ],
  ['a comma that is missing', replace('},', '}'), `5 ${unreadable}`],
  ['a quotation mark that is missing', replace('"टोली"', '"टोली'), `3 ${unreadable}`],
  ['a file that breaks off', () => '{\n  "page.team": {', `2 ${unreadable}`],
  [
    'an id twice',
    replace('{\n', '{\n  "page.team": {"message": "समूह"},\n'),
    '3 page.team: This id is written twice. Keep one of the two.',
  ],
  [
    'an id without a message',
    replace('"message": "टोली"', '"text": "टोली"'),
    `2 page.team: This id has no "message".\n${entry}`,
  ],
  [
    'a word that is missing',
    words({'form.reach': whole['form.reach']}),
    `1 page.team: "Team" (Short name of the page) has no Nepali. Add this entry after this line, with Nepali in place of the English:\n${wholeEntry}`,
  ],
  [
    'a word that is missing after another',
    words({'page.team': 'टोली'}),
    '2 form.reach: "Write to {email}." has no Nepali. Add this entry after this line, with Nepali in place of the English:\n"form.reach": {\n  "message": "Write to {email}."\n},',
  ],
  [
    'a word that is empty',
    withWord('page.team', ' '),
    '2 page.team: The Nepali is empty. The English is "Team".',
  ],
  [
    'a word in English',
    withWord('page.team', 'Team '),
    '2 page.team: The Nepali is the same as the English: "Team". Write it in Nepali. If it must be the same, add its id to the list in src/plugins/checks/interfaceWords.ts.',
  ],
  [
    'a word that is gone',
    withWord('page.blog', 'ब्लग'),
    '8 page.blog: The site has no word with this id any more. Delete the entry.',
  ],
  [
    'another place',
    withWord('form.reach', '{mail} मा लेख्नुहोस्।'),
    '5 form.reach: The words in braces are filled in by the page, and must be the same as in the English. Missing: {email}. Not in the English: {mail}. The English is "Write to {email}.".',
  ],
  [
    'a space before the danda',
    withWord('form.reach', '{email} मा लेख्नुहोस् ।'),
    '5 form.reach: A । must follow the word without a space: "लेख्नुहोस्।".',
  ],
  [
    'Latin digits',
    withWord('page.team', '8 जना'),
    '2 page.team: The number 8 is written in Nepali digits in Nepali: ८.',
  ],
])('says of %s what to do', async (_what, change, ...says) => {
  expect(await problems({[code]: change})).toEqual(says.map((one) => `${code}:${one}`));
});

it('recognises a word under a misspelt id', async () => {
  const change = words({'page.tem': 'टोली', 'form.reach': whole['form.reach']});
  expect(await problems({[code]: change})).toContain(
    `${code}:2 page.tem: The site has no word with this id any more. Delete the entry. Did you mean "page.team"?`,
  );
});

it.each([
  ['store.google.name', 'Google Play'],
  ['pair', '{one} - {two}'],
])('takes a name and what has no words as they are: %s', async (id, message) => {
  const inCode = [{path: 'code.json', words: {[id]: {message}}}];
  expect(await problems({[code]: words({[id]: message})}, inCode)).toEqual([]);
});

it('says so when the words of the code cannot be collected', async () => {
  const {checkTranslations} = await import('@site/src/plugins/checks/checkTranslations');
  const failing = Promise.reject(new Error('A slip in src/theme/Footer\n  at line 3'));
  expect(await checkTranslations('/nowhere', failing)).toEqual([
    {
      file: 'docusaurus.config.ts',
      line: 1,
      place: [],
      message:
        'The interface words could not be collected from the code, so they are not checked: A slip in src/theme/Footer',
    },
  ]);
});
