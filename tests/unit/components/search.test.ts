import {entriesOf} from '../../browser/support/lists';
import {
  formatSearch,
  isNarrowed,
  matchesQuery,
  readSearch,
  peopleAddress,
} from '@site/src/lib/hireSearch';

const offered = {
  city: [
    {id: 'kathmandu', names: ['Kathmandu', 'काठमाडौँ']},
    {id: 'pokhara', names: ['Pokhara', 'पोखरा']},
  ],
  profession: [
    {id: 'mern-stack', names: ['Mern Stack']},
    {id: 'ui-ux-designer', names: ['UI/UX Designer']},
    {id: 'electrician', names: ['Electrician', 'बिजुली मिस्त्री']},
    {id: 'grill-shutter', names: ['Grill/Shutter']},
  ],
};
const read = (query: string) => readSearch(new URLSearchParams(query), offered);

describe('readSearch', () => {
  it('reads both choices', () => {
    expect(read('?profession=mern-stack&city=pokhara')).toEqual({
      city: 'pokhara',
      profession: 'mern-stack',
    });
  });

  it('reads a trade', () => {
    expect(read('?profession=electrician')).toEqual({profession: 'electrician'});
  });

  it.each([
    ['city=KATHMANDU', {city: 'kathmandu'}],
    ['city=+Pokhara', {city: 'pokhara'}],
    ['city=पोखरा', {city: 'pokhara'}],
    ['city=काठमाडौँ', {city: 'kathmandu'}],
    ['city=काठमाडौं', {city: 'kathmandu'}],
    ['city=kathmandau', {city: 'kathmandu'}],
    ['profession=Bijuli+mistri', {profession: 'electrician'}],
    ['profession=UI/UX+Designer', {profession: 'ui-ux-designer'}],
    ['profession=mern_stack', {profession: 'mern-stack'}],
    ['profession=Grill/Shutter', {profession: 'grill-shutter'}],
    [
      'profession=%E0%A4%AC%E0%A4%BF%E0%A4%9C%E0%A5%81%E0%A4%B2%E0%A5%80+मिस्त्री',
      {profession: 'electrician'},
    ],
  ])('knows a choice by its name, too: ?%s', (query, expected) =>
    expect(read(query)).toEqual(expected),
  );

  it('takes a form that was sent with "All" for no choice', () => {
    expect(isNarrowed(read('?city=&profession='))).toBe(false);
  });

  it.each([
    'city=atlantis',
    'city=electrician',
    'city=__proto__',
    'profession=pokhara',
    'town=pokhara',
  ])('finds nothing to narrow by in ?%s', (query) => expect(read(query)).toEqual({}));

  it('keeps what it knows beside what it does not', () => {
    expect(read('city=atlantis&profession=mern-stack&ref=1')).toEqual({profession: 'mern-stack'});
  });

  it('reads the fields of a form', () => {
    const form = new FormData();
    form.set('city', 'kathmandu');
    form.set('profession', '');
    expect(readSearch(form, offered)).toEqual({city: 'kathmandu'});
  });
});

describe('formatSearch', () => {
  it('names what narrows the search and nothing else', () => {
    expect(formatSearch({})).toBe('');
    expect(formatSearch({city: 'pokhara'})).toBe('?city=pokhara');
    expect(formatSearch({profession: 'mern-stack'})).toBe('?profession=mern-stack');
    expect(formatSearch({profession: 'mern-stack', city: 'pokhara'})).toBe(
      '?city=pokhara&profession=mern-stack',
    );
  });

  it('gives what readSearch reads', () => {
    const search = {city: 'kathmandu', profession: 'mern-stack'};
    expect(read(formatSearch(search))).toEqual(search);
  });
});

it('leads to the answer of the career page', () => {
  expect(peopleAddress({city: 'pokhara'})).toBe('/career?city=pokhara#results');
  expect(peopleAddress({})).toBe('/career#results');
});

it('offers every city of the Cities page by the same name, and no id twice', () => {
  const names = (list: string) => new Map(entriesOf(list).map(({id, name}) => [id, name]));
  const cities = names('choices.cities');
  for (const [id, name] of names('cities')) expect(cities.get(id)).toEqual(name);
  const professions = [...entriesOf('choices.professions'), ...entriesOf('services')];
  expect(new Set(professions.map(({id}) => id)).size).toBe(professions.length);
});

describe('matches', () => {
  const person = {city: 'pokhara', profession: 'mern-stack'};

  it('asks for everything that was chosen', () => {
    expect(matchesQuery({}, person)).toBe(true);
    expect(matchesQuery({city: 'pokhara'}, person)).toBe(true);
    expect(matchesQuery({profession: 'mern-stack'}, person)).toBe(true);
    expect(matchesQuery(person, person)).toBe(true);
    expect(matchesQuery({...person, city: 'kathmandu'}, person)).toBe(false);
    expect(matchesQuery({profession: 'react-native'}, person)).toBe(false);
  });
});
