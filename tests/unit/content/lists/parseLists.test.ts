import type {Lists} from '@site/src/data/lists';
import type {Locale} from 'nepali-text/locale';
import {parse, picture, yamlFile} from '../../support/lists';

/** One list as a page gets it. */
async function localised(list: string, locale: Locale, sources: Record<string, string>) {
  return (await parse(sources, locale)).lists[list];
}

describe('parseLists', () => {
  const facts = `
- {id: downloads, kind: count, value: 100000, short: {en: 100K+, ne: १ लाख+}, asOf: 2024-12-18}
- {id: fee, kind: rupees, value: 1999, disagrees: The leaflet says otherwise.}
- {id: cloud-credit, kind: dollars, value: 125000}
- {id: company-registered, kind: date, value: 2018-06-14}
- {id: office-hours, kind: text, value: {en: 10 AM to 5 PM, ne: बिहान १० देखि साँझ ५}}
- {id: calling-hours, kind: hours, value: {from: '10:00', to: '17:30', days: [sunday, monday, tuesday]}}
- {id: short-hours, kind: hours, value: {from: '10:00', to: '17:00', days: [monday, saturday]}}
`;

  it('gives the facts by id, in the words of the language and without notes to the owner', async () => {
    expect(await localised('facts', 'en', {facts})).toEqual({
      downloads: {
        id: 'downloads',
        value: 100_000,
        text: '100,000',
        short: '100K+',
        asOf: {iso: '2024-12-18', text: '18\u00a0December 2024'},
      },
      fee: {id: 'fee', value: 1999, text: 'Rs\u00a01,999'},
      'cloud-credit': {id: 'cloud-credit', value: 125_000, text: 'USD\u00a0125,000'},
      'company-registered': {
        id: 'company-registered',
        text: '14\u00a0June 2018',
        iso: '2018-06-14',
      },
      'office-hours': {id: 'office-hours', text: '10\u00a0AM to 5\u00a0PM'},
      'calling-hours': {
        id: 'calling-hours',
        text: 'Sunday to Tuesday, 10\u00a0AM to 5:30\u00a0PM\u00a0NPT',
        from: {time: '10:00', minutes: 600, text: '10\u00a0AM'},
        to: {time: '17:30', minutes: 1050, text: '5:30\u00a0PM'},
        days: [0, 1, 2],
      },
      'short-hours': expect.objectContaining({
        text: 'Monday and Saturday, 10\u00a0AM to 5\u00a0PM\u00a0NPT',
        days: [1, 6],
      }) as unknown,
    });
    expect(await localised('facts', 'ne', {facts})).toMatchObject({
      downloads: {text: '१,००,०००', short: '१\u00a0लाख+', asOf: {iso: '2024-12-18'}},
      fee: {text: 'रु\u00a0१,९९९'},
      'cloud-credit': {text: '१,२५,०००\u00a0अमेरिकी डलर'},
      'company-registered': {
        iso: '2018-06-14',
        text: '२०७५\u00a0जेठ\u00a0३१',
        gregorian: 'सन्\u00a0२०१८\u00a0जुन\u00a0१४',
      },
      'office-hours': {text: 'बिहान\u00a0१० देखि साँझ\u00a0५'},
      'calling-hours': {
        text: 'आइतबारदेखि मङ्गलबारसम्म, नेपाली समयअनुसार बिहान\u00a0१० देखि साँझ\u00a0५:३०\u00a0बजेसम्म',
      },
    });
  });

  it('picks the language of every text, puts the files in place of a picture, drops the line end of a folded one, and keeps the order', async () => {
    const team = `
- id: second
  name: {en: Second, ne: दोस्रो}
  role:
    en: >
      A designer of
      many things
    ne: डिजाइनर
  portrait: office-designer
  image: /img/team/asha.jpg
- id: first
  name: {en: First, ne: पहिलो}
  role: {en: Cook, ne: भान्से}
  placeholder: true
`;
    expect(await localised('team', 'en', {team})).toEqual([
      {
        id: 'second',
        name: 'Second',
        role: 'A designer of many things',
        portrait: 'office-designer',
        image: picture,
      },
      {id: 'first', name: 'First', role: 'Cook', portrait: 'office-card', placeholder: true},
    ]);
    expect(await localised('team', 'ne', {team})).toMatchObject([{name: 'दोस्रो'}, {name: 'पहिलो'}]);
  });

  it('writes facts into texts', async () => {
    const partners = "- {id: a, name: {en: '{downloads.short}, {fee}', ne: '{downloads} पटक'}}";
    expect(await localised('partners', 'en', {facts, partners})).toEqual([
      {id: 'a', name: '100K+, Rs\u00a01,999'},
    ]);
    expect(await localised('partners', 'ne', {facts, partners})).toEqual([
      {id: 'a', name: '१,००,००० पटक'},
    ]);
  });

  it('gives numbers for sorting and for reading', async () => {
    const profiles = `
- id: a
  name: {en: A, ne: क}
  field: {en: Web, ne: वेब}
  city: kathmandu
  profession: web-developer
  experienceYears: 2
  expectedSalary: 45000
`;
    expect(await localised('profiles', 'ne', {profiles})).toMatchObject([
      {
        experienceYears: {value: 2, text: '२\u00a0वर्ष'},
        expectedSalary: {value: 45000, text: 'रु\u00a0४५,०००'},
      },
    ]);
  });

  it('puts Nepal first and orders the other countries by the name that the page shows', async () => {
    const countries = `
- {id: AF, dial: '93', name: {en: Afghanistan, ne: अफगानिस्तान}}
- {id: IN, dial: '91', name: {en: India, ne: भारत}}
- {id: NP, dial: '977', name: {en: Nepal, ne: नेपाल}}
- {id: US, dial: '1', name: {en: United States, ne: अमेरिका}}
- {id: JP, dial: '81', name: {en: Japan, ne: जापान}}
`;
    const order = async (locale: Locale) =>
      ((await parse({countries}, locale)).lists as Pick<Lists, 'countries'>).countries.map(
        ({id}) => id,
      );
    expect(await order('en')).toEqual(['NP', 'AF', 'IN', 'JP', 'US']);
    expect(await order('ne')).toEqual(['NP', 'AF', 'US', 'JP', 'IN']);
  });

  it('puts milestones in the order of their days', async () => {
    const words = '{title: {en: x, ne: y}, text: {en: x, ne: y}}';
    const milestones = `
- {id: later, date: 2020-01-01, timeline: ${words}}
- {id: earlier, date: 2019-01-01, timeline: ${words}}
`;
    expect(await localised('milestones', 'en', {milestones})).toMatchObject([
      {id: 'earlier'},
      {id: 'later'},
    ]);
  });

  it('leaves out a list that is not valid', async () => {
    const features = '- {id: a, name: {en: A, ne: क}, icon: users, text: {en: T, ne: त}}';
    const {lists} = await parse({team: '- id: a', features}, 'en');
    expect(Object.keys(lists)).toEqual(['features']);
  });
});

it('takes no fact in a fact, which another could name in return', async () => {
  const facts = `
- {id: a, kind: text, value: {en: '{b}', ne: '{b}'}}
- {id: b, kind: text, value: {en: 'B {a}', ne: 'क'}}
`;
  const {problems} = await parse({facts}, 'en');
  expect(problems.map(({line, id, values}) => [line, id, values])).toEqual([
    [2, 'facts.nested', {written: '{b}'}],
    [3, 'facts.nested', {written: '{a}'}],
  ]);
});

it('says once of a file in UTF-16 that it is not UTF-8', async () => {
  const bytes = Buffer.from('- id: a\n', 'utf16le');
  expect(yamlFile('team', bytes).problems.map(({id}) => id)).toEqual(['file.encoding']);
});
