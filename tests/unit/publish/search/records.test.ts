import {gzipSync} from 'node:zlib';
import type {Lists} from '@site/src/data/lists';
import type {PageRecord} from '@site/src/lib/searchData';
import {factsOf, HtmlDocument} from '@site/src/publish/documents';
import {recordFiles, searchablePage, searchData} from '@site/src/publish/search/records';

const section = (anchor: string, title: string, text = '', placeholder = false) => ({
  anchor,
  title,
  text,
  placeholder,
});

const english: PageRecord = {
  path: '/tos',
  name: 'Terms of Services',
  sections: [
    section('', 'Terms of Services', 'Nepal and Sipalu.'),
    section('fee', 'The fee', 'Rs 1,999 by wallet. Rs 0 commission.'),
    section('member', 'Member 1', '', true),
  ],
};

const nepali: PageRecord = {
  path: '/tos',
  name: 'सेवाका सर्त',
  sections: [
    section('', 'सेवाका सर्त', 'नेपाल र सिपालु।'),
    section('fee', 'शुल्क', 'वालेटबाट रु १,९९९। कमिसन रु ०।'),
    section('member', 'सदस्य १', '', true),
  ],
};

const lists = (language: 'en' | 'ne') => ({
  choices: {
    cities: [{id: 'pokhara', name: language === 'en' ? 'Pokhara' : 'पोखरा'}],
    professions: [{id: 'web-developer', name: language === 'en' ? 'Web Developer' : 'वेब डेभलपर'}],
  },
  services: [{id: 'plumber', name: language === 'en' ? 'Plumber' : 'प्लम्बर'}],
  profiles: [{profession: 'web-developer'}],
  graduates: [{profession: 'flutter-developer'}],
});

const records = (
  pages: PageRecord[],
  translations: PageRecord[],
  also: Record<string, string> = {},
) =>
  searchData(
    pages,
    translations,
    {...lists('en'), 'pages/answers': {also, tradeInCity: '{trade} in {city}'}} as unknown as Lists,
    {...lists('ne'), 'pages/answers': {also, tradeInCity: '{city}मा {trade}'}} as unknown as Lists,
  );

it('has the texts of a language, and the stems of the other one that a section does not have', () => {
  expect(records([english], [nepali])).toMatchObject({
    texts: [['Nepal and Sipalu.', 'Rs 1,999 by wallet. Rs 0 commission.', '']],
    pages: [
      {
        path: '/tos',
        name: 'Terms of Services',
        sections: [
          {anchor: '', title: 'Terms of Services', placeholder: false},
          {anchor: 'fee', title: 'The fee', placeholder: false},
          {anchor: 'member', title: 'Member 1', placeholder: true},
        ],
      },
    ],
    translationTexts: [['', 'kamisan', '']],
    translations: [
      {name: 'sart seb', sections: [{title: 'sart seb'}, {title: 'sulk'}, {title: 'sadasy'}]},
    ],
  });
});

it('has nothing of the other language where there is no such page', () => {
  const {translations, translationTexts} = records([english], []);
  expect(translations).toEqual([{name: '', sections: Array(3).fill({title: ''})}]);
  expect(translationTexts).toEqual([['', '', '']]);
});

/** The titles of the other language that the first page has. */
const translationTitles = (pages: PageRecord[], translations: PageRecord[]) =>
  records(pages, translations).translations[0]!.sections.map(({title}) => title);

it('pairs sections by id where a language has more of them, in another order', () => {
  const [head, ...others] = nepali.sections;
  const longer = {...nepali, sections: [head!, section('extra', 'थप'), ...others.reverse()]};
  expect(translationTitles([english], [longer])).toEqual(['sart seb', 'sulk', 'sadasy']);
});

it('pairs sections without ids by position', () => {
  const cards = (...titles: string[]) => titles.map((title) => section('', title));
  const titlesOf = (one: string[], other: string[]) =>
    translationTitles(
      [{...english, sections: cards(...one)}],
      [{...nepali, sections: cards(...other)}],
    );
  expect(titlesOf(['Page', 'Fast'], ['पृष्ठ', 'छिटो'])).toEqual(['prist', 'cito']);
  expect(titlesOf(['Page', 'Fast'], ['पृष्ठ', 'छिटो', 'थप'])).toEqual(['prist', '']);
});

it('leaves out what most of the other language says, but not in titles', () => {
  const many = Array.from({length: 12}, (_, index) => section('', 'एप', `एप अङ्क${index}`));
  const {translations, translationTexts} = records(
    [{...english, sections: many.map(() => section('', 'One'))}],
    [{...nepali, sections: many}],
  );
  expect(translations[0]!.sections[0]).toEqual({title: 'ep'});
  expect(translationTexts![0]![0]).toBe('anka0');
});

const pageOf = (html: string) => new HtmlDocument('faq.html', html, factsOf('faq.html', html));

/** A finished page with a description. */
const pageWith = (main: string) =>
  pageOf(`<title>Brand | FAQ | Market</title><meta name=description content="Ten answers.">
    <link rel=canonical href=/faq><meta property=og:image content=/faq.png><main>${main}</main>`);

it('puts the description of a page before its text', () => {
  expect(searchablePage('/faq', pageWith('<h1>Questions</h1><p>Ask.'))).toEqual({
    path: '/faq',
    name: 'FAQ',
    sections: [section('', 'Questions', 'Ten answers.\nAsk.')],
  });
});

it('leaves out placeholders without an address, but not those with one', () => {
  const page = pageWith(`<h1>Fonts</h1><section data-placeholder>
    <article><h2>Member 1</h2></article><article><h2 id=koshi>Koshi</h2></article></section>`);
  expect(searchablePage('/fonts', page).sections.map(({title}) => title)).toEqual([
    'Fonts',
    'Koshi',
  ]);
});

it('has other words for a section, and stops at one that is not there', () => {
  const {translations} = records([english], [nepali], {'/tos': 'rules', '/tos#fee': 'cost, शुल्क'});
  expect(translations[0]!.sections.map(({also}) => also)).toEqual(['rule', 'kost sulk', undefined]);
  expect(() => records([english], [nepali], {'/tos#price': 'cost'})).toThrow(
    'no section /tos#price',
  );
});

it('puts the texts of a large site into a file of their own, but for the descriptions', () => {
  const [head, ...others] = english.sections;
  const described = {...head!, text: `What you agree to.\n${head!.text}`};
  const data = records([{...english, sections: [described, ...others]}], [nepali]);
  const bytes = gzipSync(JSON.stringify(data)).length;
  expect(recordFiles(data, bytes)).toEqual({'search-names.json': JSON.stringify(data)});

  const {texts, translationTexts, ...names} = data;
  const files = Object.entries(recordFiles(data, bytes - 1));
  expect(files.map(([file, content]) => [file, JSON.parse(content) as unknown])).toEqual([
    ['search-names.json', {...names, texts: [['What you agree to.']]}],
    ['search-texts.json', {texts, translationTexts}],
  ]);
});

it('says in both languages what a trade in a city is called', () => {
  expect(records([], []).tradeInCity).toEqual({
    name: '{trade} in {city}',
    otherName: '{city}मा {trade}',
  });
});

it('lists trades, professions with the number of people, and cities, with both names', () => {
  expect(records([], []).choices).toEqual([
    {kind: 'trade', id: 'plumber', name: 'Plumber', otherName: 'प्लम्बर'},
    {
      kind: 'profession',
      id: 'web-developer',
      name: 'Web Developer',
      otherName: 'वेब डेभलपर',
      people: 1,
    },
    {kind: 'city', id: 'pokhara', name: 'Pokhara', otherName: 'पोखरा'},
  ]);
});
