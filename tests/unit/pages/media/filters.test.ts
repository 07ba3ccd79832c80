import type {Data} from '@site/src/collections';
import {
  formatFilters,
  isUnfiltered,
  LONGEST_SEARCH,
  matches,
  parseFilters,
} from '@site/src/elements/_mediaFilters';
import {choicesOf, featuredFirst} from '@site/src/pages/media/_filters';

const card = (
  id: string,
  outlet: string,
  language: 'en' | 'ne',
  day: string,
): Data<'media'>[number] => ({
  id,
  outlet,
  language,
  headline: `Headline ${id}`,
  date: {iso: day, text: `the day ${day}`},
});

const cards = [
  card('c', 'radio', 'ne', '2024-05-17'),
  card('b', 'daily', 'en', '2023-02-08'),
  card('a', 'daily', 'ne', '2023-01-01'),
];
const choices = choicesOf(cards);
const parse = (query: string) => parseFilters(query, choices);

it('offers the years from the newest, and only what has a card', () => {
  expect(choices).toEqual({
    year: ['2024', '2023'],
    language: ['en', 'ne'],
  });
});

it.each([
  ['pokhara', 'पोखरामा पनि सुरु भयो', true],
  ['पोखरा', 'Now in Pokhara', true],
  ['bijuli mistri', 'बिजुली मिस्त्रीको काम', true],
  ['bijuli mistri', 'बिजुलीको काम', false],
  ['po', 'पोखरामा पनि', false],
  ['lokhara', 'पोखरामा पनि', false],
])('finds a word by its sounds, from three of them on: %s in %s', (search, text, isFound) => {
  expect(matches(search, [text])).toBe(isFound);
});

it('puts the newest card in a language first, and leaves the others in their order', () => {
  const order = (language: 'en' | 'ne') =>
    featuredFirst(cards, language)
      .map(({id}) => id)
      .join('');
  expect([order('ne'), order('en')]).toEqual(['cba', 'bca']);
  expect(featuredFirst(cards.slice(0, 1), 'en')).toEqual(cards.slice(0, 1));
});

describe('the query', () => {
  it('goes there and back', () => {
    const filters = {
      year: '2023',
      language: 'ne',
      q: 'पुस & +1 50%',
    } as const;
    expect(parse(formatFilters('', filters))).toEqual(filters);
  });

  it('is empty while nothing is chosen', () => {
    expect(formatFilters('', parse(''))).toBe('');
    expect(formatFilters('?year=2023&q=x', parse(''))).toBe('');
    expect(isUnfiltered(parse(''))).toBe(true);
    expect(isUnfiltered(parse('?q=x'))).toBe(false);
  });

  it('keeps the parameters of others, and writes each of its own once', () => {
    expect(formatFilters('?ref=mail&year=1&year=2', {...parse(''), year: '2024'})).toBe(
      '?ref=mail&year=2024',
    );
  });

  it.each([
    '?year=1999&language=fr',
    '?year=__proto__&language=constructor',
    '?year=&language=&q=',
    '?year=%E0%A4%ZZ&language=%00',
    // Of a filter that is gone.
    '?outlet=radio',
    '?q=%20%20',
  ])('chooses nothing by %s', (query) => {
    expect(parse(query)).toEqual(parse(''));
  });

  it('takes the first of two values', () => {
    expect(parse('?year=2023&year=2024').year).toBe('2023');
  });

  it('cuts a search that nobody typed, between two letters', () => {
    const {q} = parse(`?q=${encodeURIComponent('😀'.repeat(500))}`);
    expect([...q]).toHaveLength(LONGEST_SEARCH);
    expect(() => encodeURIComponent(q)).not.toThrow();
  });

  it('leaves the spaces around a search out', () => {
    expect(formatFilters('', {...parse(''), q: '  two  words '})).toBe('?q=two++words');
  });
});
