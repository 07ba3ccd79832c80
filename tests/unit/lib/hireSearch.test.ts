import {entriesOf} from '../../browser/support/lists';
import {formatSearch, matchesQuery, peopleAddress} from '@site/src/lib/hireSearch';

describe('formatSearch', () => {
  it('names what narrows the search and nothing else', () => {
    expect(formatSearch({})).toBe('');
    expect(formatSearch({city: 'pokhara'})).toBe('?city=pokhara');
    expect(formatSearch({profession: 'mern-stack'})).toBe('?profession=mern-stack');
    expect(formatSearch({profession: 'mern-stack', city: 'pokhara'})).toBe(
      '?city=pokhara&profession=mern-stack',
    );
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
