import {type Change, problems, replace, words} from './site';

const code = 'i18n/ne/code.json';
const whole = {'page.team': 'टोली', 'form.reach': '{email} मा लेख्नुहोस्।'};
const withWords = (more: Record<string, string>): Change => ({[code]: words({...whole, ...more})});

it('accepts a site whose words are all translated', async () => {
  expect(await problems()).toEqual([]);
});

describe('a file of interface words', () => {
  it('must be there', async () => {
    expect(await problems({[code]: null})).toEqual([
      `${code}:1 The file is not there. This command writes it with the English words, to be replaced by Nepali ones:
npx docusaurus write-translations --locale ne`,
    ]);
  });

  it.each([
    ['a comma is missing', replace('},', '}'), 5],
    ['a quotation mark is missing', replace('"टोली"', '"टोली'), 3],
    ['it breaks off', () => '{\n  "page.team": {', 2],
  ])('is told to be unreadable when %s', async (_, change, line) => {
    expect(await problems({[code]: change})).toEqual([
      `${code}:${line} The file cannot be read. In this line or just before it, a comma, a quotation mark or a brace is missing or one too many.`,
    ]);
  });

  it('has every id once', async () => {
    const twice = replace('{\n', '{\n  "page.team": {"message": "समूह"},\n');
    expect(await problems({[code]: twice})).toEqual([
      `${code}:3 page.team: This id is written twice. Keep one of the two.`,
    ]);
  });

  it('has a message under every id', async () => {
    expect(await problems({[code]: replace('"message": "टोली"', '"text": "टोली"')})).toContain(
      `${code}:2 page.team: This id has no "message".
"page.team": {
  "message": "…"
},`,
    );
  });
});

describe('a word', () => {
  it('must not be missing', async () => {
    const change = {[code]: words({'form.reach': whole['form.reach']})};
    expect(await problems(change)).toEqual([
      `${code}:1 page.team: "Team" (Short name of the page) has no Nepali. Add this entry after this line, with Nepali in place of the English:
"page.team": {
  "message": "Team",
  "description": "Short name of the page"
},`,
    ]);
  });

  it('is told as missing after the word that comes before it', async () => {
    const change = {[code]: words({'page.team': 'टोली'})};
    expect((await problems(change))[0]).toMatch(
      /^i18n\/ne\/code\.json:2 form\.reach: "Write to \{email\}\." has no Nepali\./,
    );
  });

  it('must not be empty', async () => {
    expect(await problems(withWords({'page.team': ' '}))).toEqual([
      `${code}:2 page.team: The Nepali is empty. The English is "Team".`,
    ]);
  });

  it('must not be the same as the English', async () => {
    expect(await problems(withWords({'page.team': 'Team '}))).toEqual([
      `${code}:2 page.team: The Nepali is the same as the English: "Team". Write it in Nepali. If it must be the same, add its id to the list in src/plugins/checks/interfaceWords.ts.`,
    ]);
  });

  it('may be the same where it is the name of a shop', async () => {
    const inCode = [{path: 'code.json', words: {'store.google.name': {message: 'Google Play'}}}];
    const change = {[code]: words({'store.google.name': 'Google Play'})};
    expect(await problems(change, inCode)).toEqual([]);
  });

  it('may be the same when there is nothing to translate in it', async () => {
    const inCode = [{path: 'code.json', words: {pair: {message: '{one} - {two}'}}}];
    expect(await problems({[code]: words({pair: '{one} - {two}'})}, inCode)).toEqual([]);
  });

  it('must not stay when the site no longer has it', async () => {
    expect(await problems(withWords({'page.blog': 'ब्लग'}))).toEqual([
      `${code}:8 page.blog: The site has no word with this id any more. Delete the entry.`,
    ]);
  });

  it('is recognised under a misspelt id', async () => {
    const change = {[code]: words({'page.tem': 'टोली', 'form.reach': whole['form.reach']})};
    expect(await problems(change)).toContain(
      `${code}:2 page.tem: The site has no word with this id any more. Delete the entry. Did you mean "page.team"?`,
    );
  });

  it('keeps what the page fills in', async () => {
    expect(await problems(withWords({'form.reach': '{mail} मा लेख्नुहोस्।'}))).toEqual([
      `${code}:5 form.reach: The words in braces are filled in by the page, and must be the same as in the English. Missing: {email}. Not in the English: {mail}. The English is "Write to {email}.".`,
    ]);
  });

  it('has its danda right after the last word', async () => {
    expect(await problems(withWords({'form.reach': '{email} मा लेख्नुहोस् ।'}))).toEqual([
      `${code}:5 form.reach: A । must follow the word without a space: "लेख्नुहोस्।".`,
    ]);
  });

  it('has Nepali digits', async () => {
    expect(await problems(withWords({'page.team': '8 जना'}))).toEqual([
      `${code}:2 page.team: The number 8 is written in Nepali digits in Nepali: ८.`,
    ]);
  });
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
