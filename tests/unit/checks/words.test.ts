import {type Change, problems, replace, words} from './site';

const code = 'i18n/ne/code.json';
const whole = {'page.team': 'टोली', 'form.reach': '{email} मा लेख्नुहोस्।'};
const withWord = (id: string, word: string) => words({...whole, [id]: word});

it('accepts a site whose words are all translated', async () => {
  expect(await problems()).toEqual([]);
});

const entry = '"page.team": {\n  "message": "…"\n},';
const wholeEntry =
  '"page.team": {\n  "message": "Team",\n  "description": "Short name of the page"\n},';

it.each<[what: string, change: Change[string], ...says: string[]]>([
  ['a file that is missing', null, '1 words.noFile\nnpx docusaurus write-translations --locale ne'],
  ['a comma that is missing', replace('},', '}'), '5 file.syntax'],
  ['a quotation mark that is missing', replace('"टोली"', '"टोली'), '3 file.syntax'],
  ['a file that breaks off', () => '{\n  "page.team": {', '2 file.syntax'],
  [
    'an id twice',
    replace('{\n', '{\n  "page.team": {"message": "समूह"},\n'),
    '3 page.team: words.twice',
  ],
  [
    'an id without a message',
    replace('"message": "टोली"', '"text": "टोली"'),
    `2 page.team: words.noMessage\n${entry}`,
  ],
  [
    'a word that is missing',
    words({'form.reach': whole['form.reach']}),
    `1 page.team: words.missing Team\n${wholeEntry}`,
  ],
  [
    'a word that is missing after another',
    words({'page.team': 'टोली'}),
    '2 form.reach: words.missing Write to {email}.\n"form.reach": {\n  "message": "Write to {email}."\n},',
  ],
  ['a word that is empty', withWord('page.team', ' '), '2 page.team: words.empty Team'],
  ['a word in English', withWord('page.team', 'Team '), '2 page.team: words.same Team'],
  ['a word that is gone', withWord('page.blog', 'ब्लग'), '8 page.blog: words.gone'],
  [
    'another place',
    withWord('form.reach', '{mail} मा लेख्नुहोस्।'),
    '5 form.reach: words.places Write to {email}. words.lost {email} words.strange {mail}',
  ],
  [
    'a space before the danda',
    withWord('form.reach', '{email} मा लेख्नुहोस् ।'),
    '5 form.reach: nepali.danda लेख्नुहोस् ।',
  ],
  ['Latin digits', withWord('page.team', '8 जना'), '2 page.team: nepali.digits 8 ८'],
])('says of %s what to do', async (_what, change, ...says) => {
  expect(await problems({[code]: change})).toEqual(says.map((one) => `${code}:${one}`));
});

it('recognises a word under a misspelt id', async () => {
  const change = words({'page.tem': 'टोली', 'form.reach': whole['form.reach']});
  expect(await problems({[code]: change})).toContain(
    `${code}:2 page.tem: words.gone near page.team`,
  );
});

it('takes what has no words as it is', async () => {
  const message = '{one} - {two}';
  const inCode = [{path: 'code.json', words: {pair: {message}}}];
  expect(await problems({[code]: words({pair: message})}, inCode)).toEqual([]);
});

it('says so when the words of the code cannot be collected', async () => {
  const {checkTranslations} = await import('@site/src/plugins/checks/checkTranslations');
  const failing = Promise.reject(new Error('A slip in src/theme/Footer\n  at line 3'));
  expect(await checkTranslations('/nowhere', failing)).toEqual([
    {
      file: 'docusaurus.config.ts',
      line: 1,
      id: 'words.unread',
      values: {reason: 'A slip in src/theme/Footer'},
    },
  ]);
});
