import {type SearchablePage, searchData} from '@site/src/plugins/search/records';

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

it('adds the stems of the other language that the section does not have itself', () => {
  expect(records([english], [nepali]).pages).toEqual([
    [
      '/tos',
      'Terms of Services',
      'seb sart',
      [
        ['', 'Terms of Services', 'Nepal and Sipalu.', 'seb sart', 'r'],
        ['fee', 'The fee', 'Rs 1,999 by wallet. Rs 0 commission.', 'sulk', 'ru kamisan'],
        ['member', 'Member 1', '', 'sadasy', '', 1],
      ],
    ],
  ]);
});

it('has nothing of the other language where there is no such page', () => {
  const [page] = records([english], []).pages;
  expect(page?.[2]).toBe('');
  expect(page?.[3][1]).toEqual(['fee', 'The fee', 'Rs 1,999 by wallet. Rs 0 commission.', '', '']);
});

it('pairs sections by id where one language has more of them', () => {
  const longer = {
    ...nepali,
    sections: [nepali.sections[0]!, section('extra', 'थप'), ...nepali.sections.slice(1)],
  };
  const [page] = records([english], [longer]).pages;
  expect(page?.[3].map(([, title, , twin]) => [title, twin])).toEqual([
    ['Terms of Services', 'seb sart'],
    ['The fee', 'sulk'],
    ['Member 1', 'sadasy'],
  ]);
});

it('lists trades, professions and cities with both names and the number of people', () => {
  expect(records([], []).choices).toEqual([
    ['trade', 'plumber', 'Plumber', 'प्लम्बर', 0],
    ['profession', 'web-developer', 'Web Developer', 'वेब डेभलपर', 1],
    ['city', 'pokhara', 'Pokhara', 'पोखरा', 2],
  ]);
});
