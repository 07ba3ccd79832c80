import {type SearchablePage, searchablePage, searchData} from '@site/src/plugins/search/records';

const section = (anchor: string, title: string, text = '', standin = false) => ({
  anchor,
  title,
  text,
  standin,
});

const english: SearchablePage = {
  path: '/tos',
  name: 'Terms of Services',
  sections: [
    section('', 'Terms of Services', 'Nepal and Sipalu.'),
    section('fee', 'The fee', 'Rs 1,999 by wallet. Rs 0 commission.'),
    section('member', 'Member 1', '', true),
  ],
};

const nepali: SearchablePage = {
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
  profiles: [{city: 'pokhara', profession: 'web-developer'}],
  graduates: [{city: 'pokhara', profession: 'flutter-developer'}],
});

const records = (pages: SearchablePage[], twins: SearchablePage[]) =>
  searchData(pages, twins, lists('en'), lists('ne'));

it('has the texts of a language, and the stems of the other one that a section does not have', () => {
  expect(records([english], [nepali])).toMatchObject({
    pages: [
      [
        '/tos',
        'Terms of Services',
        [
          ['', 'Terms of Services', 'Nepal and Sipalu.'],
          ['fee', 'The fee', 'Rs 1,999 by wallet. Rs 0 commission.'],
          ['member', 'Member 1', '', 1],
        ],
      ],
    ],
    twins: [
      [
        'sart seb',
        [
          ['sart seb', ''],
          ['sulk', 'kamisan'],
          ['sadasy', ''],
        ],
      ],
    ],
  });
});

it('has nothing of the other language where there is no such page', () => {
  expect(records([english], []).twins).toEqual([
    [
      '',
      [
        ['', ''],
        ['', ''],
        ['', ''],
      ],
    ],
  ]);
});

it('pairs sections by id where a language has more of them, in another order', () => {
  const [head, ...others] = nepali.sections;
  const longer = {...nepali, sections: [head!, section('extra', 'थप'), ...others.reverse()]};
  const [[, sections = []] = []] = records([english], [longer]).twins;
  expect(sections.map(([title]) => title)).toEqual(['sart seb', 'sulk', 'sadasy']);
});

it('pairs sections without ids by position', () => {
  const cards = (...titles: string[]) => titles.map((title) => section('', title));
  const titlesOf = (one: string[], other: string[]) => {
    const pages = [{...english, sections: cards(...one)}];
    const [[, sections = []] = []] = records(pages, [{...nepali, sections: cards(...other)}]).twins;
    return sections.map(([title]) => title);
  };
  expect(titlesOf(['Page', 'Fast'], ['पृष्ठ', 'छिटो'])).toEqual(['prist', 'cito']);
  expect(titlesOf(['Page', 'Fast'], ['पृष्ठ', 'छिटो', 'थप'])).toEqual(['prist', '']);
});

it('leaves out what most of the other language says, but not in titles', () => {
  const many = Array.from({length: 12}, (_, index) => section('', 'एप', `एप अङ्क${index}`));
  const [[, sections = []] = []] = records(
    [{...english, sections: many.map(() => section('', 'One'))}],
    [{...nepali, sections: many}],
  ).twins;
  expect(sections[0]).toEqual(['ep', 'anka0']);
});

it('puts the description of a page before its text', () => {
  const facts = {name: 'FAQ', description: 'Ten answers.'};
  expect(searchablePage('/faq', facts, '<main><h1>Questions</h1><p>Ask.</main>')).toEqual({
    path: '/faq',
    name: 'FAQ',
    sections: [section('', 'Questions', 'Ten answers.\nAsk.')],
  });
});

it('lists trades, professions and cities with both names and the number of people', () => {
  expect(records([], []).choices).toEqual([
    ['trade', 'plumber', 'Plumber', 'प्लम्बर', 0],
    ['profession', 'web-developer', 'Web Developer', 'वेब डेभलपर', 1],
    ['city', 'pokhara', 'Pokhara', 'पोखरा', 2],
  ]);
});
