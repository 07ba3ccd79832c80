import {type SearchAnswer, searchIndex} from '@site/src/lib/searchIndex';
import type {ChoiceRecord, PageRecord, SearchData} from '@site/src/lib/searchData';
import {marksIn} from '@site/src/lib/words';

const page = (path: string, name: string, ...sections: PageRecord['sections']): PageRecord => ({
  path,
  name,
  sections,
});
const section = (anchor: string, title: string, text: string, placeholder = false) => ({
  anchor,
  title,
  text,
  placeholder,
});
const translation = (name: string, ...sections: [title: string, text: string][]) => ({
  name,
  sections: sections.map(([title, text]) => ({title, text})),
});
const choice = (
  kind: ChoiceRecord['kind'],
  id: string,
  name: string,
  otherName: string,
  also = '',
) => ({kind, id, name, otherName, also});

const records = {
  pages: [
    page(
      '/tos',
      'Terms of Services',
      section('', 'Terms of Services', 'Please read and keep them before you register.'),
      section('accounts', 'Accounts', 'Keep your password to yourself.'),
      section('the-yearly-fee', 'The yearly fee', 'A fee of Rs 1,999.'),
    ),
    page(
      '/fonts',
      'Fonts',
      section('', 'Download the fonts', 'The yearly list of free fonts.'),
      section('', 'Lumbini', 'Tiro Devanagari', true),
      section('', 'Harka Bunma', ''),
    ),
    page(
      '/team',
      'Team',
      section('', 'The people', 'Each has a certificate of the police.'),
      section('', 'Accounts officer', '', true),
    ),
    page('/privacy', 'Privacy policy', section('', 'Privacy policy', '')),
  ],
  translations: [
    translation('seb sart', ['seb sart', ''], ['kat', 'pasbard'], ['barsik sulk', 'ru']),
    translation('pant', ['pant daunalod', ''], ['lunbini', ''], ['', '']),
    translation('toli', ['toli', ''], ['lek', '']),
    translation('', ['', '']),
  ],
  choices: [
    choice('trade', 'painter', 'Painter', 'रङरोगन मिस्त्री', 'ran lagau'),
    choice('trade', 'electrician', 'Electrician', 'बिजुली मिस्त्री'),
    choice('profession', 'web-developer', 'Web Developer', 'वेब डेभलपर'),
    choice('city', 'pokhara', 'Pokhara', 'पोखरा'),
  ],
  tradeInCity: {name: '{trade} in {city}', otherName: '{city}मा {trade}'},
};
const textsOf = (pages: readonly {sections: readonly {text: string}[]}[]) =>
  pages.map(({sections}) => sections.map(({text}) => text));

const data: SearchData = {
  ...records,
  texts: textsOf(records.pages),
  translationTexts: textsOf(records.translations),
};

const search = searchIndex(data);
const nameOf = (answer: SearchAnswer) => (answer.kind === 'page' ? answer.path : answer.id);
const answersTo = (query: string) => search(query).answers.map(nameOf);
const sectionsOf = (query: string) =>
  search(query).answers.flatMap((answer) =>
    answer.kind === 'page' ? answer.sections.map(({title}) => title) : [],
  );

it('answers with the page, its name and the sections that have the words', () => {
  expect(search('password').answers).toEqual([
    {
      kind: 'page',
      path: '/tos',
      name: 'Terms of Services',
      sections: [section('accounts', 'Accounts', 'Keep your password to yourself.')],
    },
  ]);
});

it('answers a city or trade with what the search of the career page needs', () => {
  expect(search('pokharama').answers).toEqual([
    {kind: 'city', id: 'pokhara', name: 'Pokhara', otherName: 'पोखरा', also: ''},
  ]);
});

it.each(['electrician', 'bijuli mistri', 'bijulee', 'बिजुली मिस्त्री', 'बिजुलीको', 'विजुली मिस्त्रि'])(
  'answers %s with the electrician first',
  (query) => {
    expect(answersTo(query)[0]).toBe('electrician');
  },
);

it('finds what only the page in the other language says', () => {
  expect(sectionsOf('शुल्क')).toEqual(['The yearly fee']);
  expect(answersTo('sarta')).toEqual(['/tos']);
});

it.each<[query: string, ...answers: string[]]>([
  // Half of the last word, and of a word before it when it is long.
  ['passw', '/tos'],
  ['downl font', '/fonts'],
  // Numbers of either script, with and without commas.
  ...['1999', '1,999', '१९९९', '१,९९९'].map((number): [string, string] => [number, '/tos']),
  // The name of a page before headings, and headings before text.
  ['fonts', '/fonts'],
  ['yearly', '/tos', '/fonts'],
  // The word itself before names and words with the same consonants.
  ['police', '/team', '/privacy'],
  // A placeholder after what is real.
  ['accounts', '/tos', '/team'],
  // Without endings written apart, and articles, unless they are all there is.
  ['pokhara ma', 'pokhara'],
  ['and', '/tos'],
])('answers %s', (query, ...answers) => {
  expect(answersTo(query)).toEqual(answers);
});

it('puts one word that was typed as two, the name of the page and all the words first', () => {
  expect(answersTo('rang rogan')[0]).toBe('painter');
  expect(sectionsOf('lumbini font')[0]).toBe('Lumbini');
  expect(sectionsOf('yearly fee')[0]).toBe('The yearly fee');
});

it('looks for similar words only when a word is nowhere', () => {
  expect(search('electrician').isNear).toBe(false);
  const near = search('eletrician');
  expect(near.isNear).toBe(true);
  expect(near.answers.map(nameOf)).toEqual(['electrician']);
});

it('finds nothing for what is nowhere', () => {
  expect(search('xylophone')).toMatchObject({answers: [], isEnough: true, terms: new Set()});
  // Like "register" and "certificate", but in running text.
  expect(answersTo('registan')).toEqual([]);
  expect(answersTo('sirtifikit')).toEqual([]);
});

it.each(['', ' ।?', 'e', 'क', 'ि', 'ो ा', 'zq'])('has too little to search by in “%s”', (query) => {
  expect(search(query)).toMatchObject({answers: [], isEnough: false});
});

it.each([
  ['ele', 'electrician'],
  ['el', 'electrician'],
  ['बि', 'electrician'],
  ['पो', 'pokhara'],
  ['fo', '/fonts'],
])('finds names that begin with %s', (query, answer) => {
  expect(answersTo(query)).toContain(answer);
});

it('finds a trade by other words for it, before the pages that have them', () => {
  expect(answersTo('rang lagaune')[0]).toBe('painter');
});

it('finds a section by other words for it', () => {
  const [tos, ...others] = data.translations;
  const sections = tos!.sections.map((one, at) => (at === 2 ? {...one, also: 'pri kost'} : one));
  const {answers} = searchIndex({...data, translations: [{...tos!, sections}, ...others]})('free');
  expect(answers[0]).toMatchObject({path: '/tos', sections: [{anchor: 'the-yearly-fee'}]});
});

describe('a word and others that sound like it', () => {
  const texts = (...all: string[]): SearchData => ({
    ...data,
    texts: all.map((text) => [text]),
    pages: all.map((text, at) => page(`/${at}`, '', section('', '', text))),
    translationTexts: all.map(() => ['']),
    translations: all.map(() => translation('', ['', ''])),
    choices: [],
  });
  const pagesWith = (query: string, ...all: string[]) => {
    const {answers, isNear} = searchIndex(texts(...all))(query);
    const found = answers.map((answer) =>
      answer.kind === 'page' ? Number(answer.path[1]) : answer.id,
    );
    return {
      found,
      near: answers.flatMap((answer, at) => (answer.isNear ? [found[at]] : [])),
      isNear,
    };
  };

  it.each([
    // The end of the other word only looks like an ending.
    ['भूमि', 'हाम्रो भूमिका सानो भूमिका', 'सबैको भूमिमा', 'सबैको भूमि'],
    ['प्रति', 'ठुलो प्रतिमा प्रतिमा', 'ती प्रतिले', 'दुई प्रति'],
    ['bhumi', 'हाम्रो भूमिका सानो भूमिका', 'सबैको भूमिमा', 'सबैको भूमि'],
    // Other letters with the same sounds.
    ['घर', 'काम गर्ने गर', 'नयाँ घरमा', 'नयाँ घर'],
    ['दाल', 'ठुलो डाल डाल', 'मासको दालको', 'मासको दाल'],
  ])(
    'puts %s first, then its forms, then what only sounds alike, named as near',
    (query, ...all) => {
      expect(pagesWith(query, ...all)).toEqual({found: [2, 1, 0], near: [0], isNear: false});
    },
  );

  it.each([
    ['भूमि', 'हाम्रो भूमिका'],
    ['प्रति', 'ठुलो प्रतिमा'],
    ['दाल', 'ठुलो डाल'],
  ])('names all answers as near where %s is nowhere', (query, text) => {
    expect(pagesWith(query, text)).toEqual({found: [0], near: [], isNear: true});
  });

  it.each([
    ['शुल्क', 'सुल्क'],
    ['बत्ती', 'वत्ति'],
    ['वीरगञ्ज', 'बीरगंज'],
    ['पण्डित', 'पंडित'],
    ['हुँदैन', 'हुदैन'],
    ['आएन', 'आयेन'],
    ['रङ', 'रंग'],
    ['वर्ष', 'varsha'],
  ])('takes %s and %s for one word', (text, query) => {
    expect(pagesWith(query, text)).toEqual({found: [0], near: [], isNear: false});
  });

  it('says what to mark: the word and its forms, not what only sounds alike', () => {
    const {terms} = searchIndex(texts('नयाँ घरमा काम गर्ने', 'घर'))('घर');
    const text = 'घर, घरमा, गर्ने';
    expect(marksIn(text, terms).map(([start, end]) => text.slice(start, end))).toEqual([
      'घर',
      'घरमा',
    ]);
  });
});

describe('a trade with a city', () => {
  const tradeIn = (query: string) => {
    const [first] = search(query).answers;
    return first?.kind === 'trade' && [first.name, first.otherName, first.id, first.city];
  };
  it.each([
    ...[
      'electrician pokhara',
      'पोखरा बिजुली मिस्त्री',
      'bijuli mistri pokharama',
      'eletrician in pokhara',
    ],
  ])('answers %s with the trade in the city', (query) => {
    expect(tradeIn(query)).toEqual([
      ...['Electrician in Pokhara', 'पोखरामा बिजुली मिस्त्री', 'electrician', 'pokhara'],
    ]);
  });

  it('leads to the city first where several trades may be meant, and takes it along to each', () => {
    const {answers} = search('pokhara mistri');
    expect(nameOf(answers[0]!)).toBe('pokhara');
    expect(answers.slice(1, 3).map((answer) => answer.kind === 'trade' && answer.city)).toEqual([
      ...['pokhara', 'pokhara'],
    ]);
    expect(tradeIn('electrician')).toEqual([
      ...['Electrician', 'बिजुली मिस्त्री', 'electrician', undefined],
    ]);
  });
});

it('finds a word of two sounds in names and headings, and in running text not', () => {
  const {answers} = search('fee');
  expect(answers.map(nameOf)).toEqual(['/tos']);
  expect(sectionsOf('fee')).toEqual(['The yearly fee']);
});

describe('the names of a large site, before its texts', () => {
  const namesOf = (all: SearchData): SearchData => ({
    ...all,
    texts: all.texts.map(([description]) => [description!]),
    translationTexts: undefined,
  });
  const first = searchIndex(namesOf(data));

  it.each([
    ['fonts', '/fonts'],
    // In the other language, and in the description.
    ['sarta', '/tos'],
    ['yearly', '/tos', '/fonts'],
    ['electrician pokhara', 'electrician', 'pokhara'],
  ])('answer %s', (query, ...answers) => {
    const {isComplete, ...result} = first(query);
    expect([isComplete, search(query).isComplete]).toEqual([false, true]);
    expect(result.answers.map(nameOf)).toEqual(answers);
  });

  it.each([
    // In a text only, in one of the other language, beside a name, and nowhere.
    ...['password', 'pasbard', 'fonts 1999', 'xylophone'],
    // A name has a similar word, and a text perhaps the word itself.
    'eletrician',
  ])('leave %s to the texts', (query) => {
    expect(first(query)).toMatchObject({answers: [], isComplete: false, isEnough: true});
  });

  it('leave out what is only similar, beside the word itself', () => {
    const titles = ['नयाँ घर', 'काम गर्ने गर'];
    const all = {
      ...data,
      texts: [[''], ['']],
      pages: titles.map((title, at) => page(`/${at}`, '', section('', title, ''))),
      translationTexts: [[''], ['']],
      translations: titles.map(() => translation('', ['', ''])),
    };
    expect(searchIndex(all)('घर').answers.map(nameOf)).toEqual(['/0', '/1']);
    expect(searchIndex(namesOf(all))('घर').answers.map(nameOf)).toEqual(['/0']);
  });

  it.each(['', 'f', 'zq'])('say all there is to say of “%s”', (query) => {
    expect(first(query)).toEqual(search(query));
  });

  it('show sections without texts, and the description of a page', () => {
    const sectionsFor = (query: string) =>
      first(query).answers.flatMap((answer) => (answer.kind === 'page' ? answer.sections : []));
    expect(sectionsFor('accounts')[0]).toEqual(section('accounts', 'Accounts', ''));
    expect(sectionsFor('download')).toEqual([records.pages[1]!.sections[0]]);
  });
});

it('says what to mark', () => {
  const text = 'Keep your password: बिजुली';
  const marked = (query: string) =>
    marksIn(text, search(query).terms).map(([start, end]) => text.slice(start, end));
  expect(marked('passw')).toEqual(['password']);
  expect(marked('bijulee')).toEqual(['बिजुली']);
});
