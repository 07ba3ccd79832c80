import type {Data} from '@site/src/collections';
import {matches} from '@site/src/elements/_matches';
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

it('offers the years from the newest, and only what has a card', () => {
  expect(choicesOf(cards)).toEqual({year: ['2024', '2023'], language: ['en', 'ne']});
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
