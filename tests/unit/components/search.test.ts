import {
  formatSearch,
  isNarrowed,
  matches,
  readSearch,
} from '@site/src/components/HireSearch/search';

const offered = {
  careerCities: [
    {id: 'kathmandu', name: 'Kathmandu'},
    {id: 'pokhara', name: 'Pokhara'},
  ],
  professions: [{id: 'mern-stack', name: 'Mern Stack'}],
};
const read = (query: string) => readSearch(new URLSearchParams(query), offered);

describe('readSearch', () => {
  it('reads both choices', () => {
    expect(read('?profession=mern-stack&city=pokhara')).toEqual({
      city: 'pokhara',
      profession: 'mern-stack',
    });
  });

  it('takes a form that was sent with "All" for no choice', () => {
    expect(isNarrowed(read('?city=&profession='))).toBe(false);
  });

  it.each([
    'city=atlantis',
    'city=KATHMANDU',
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

describe('matches', () => {
  const person = {city: 'pokhara', profession: 'mern-stack'};

  it('asks for everything that was chosen', () => {
    expect(matches({}, person)).toBe(true);
    expect(matches({city: 'pokhara'}, person)).toBe(true);
    expect(matches({profession: 'mern-stack'}, person)).toBe(true);
    expect(matches(person, person)).toBe(true);
    expect(matches({...person, city: 'kathmandu'}, person)).toBe(false);
    expect(matches({profession: 'react-native'}, person)).toBe(false);
  });
});
