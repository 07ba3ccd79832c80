/** @jest-environment jsdom */
import {showTexts} from '../ui/preview/pageTexts';

const PAGE =
  '<main><h1>One</h1><p>Two <b>words</b></p><p><em>Three</em></p><p><i></i></p><p>Four</p></main>';

/** What the page has after some texts were shown, one after the other. */
function shown(...all: Record<string, string>[]): string[] {
  document.body.innerHTML = PAGE;
  for (const texts of all)
    showTexts(
      document,
      Object.entries(texts).map(([before, after]) => ({before, after})),
    );
  return [...document.querySelectorAll('main > *')].map(({innerHTML}) => innerHTML);
}

const published = ['One', 'Two <b>words</b>', '<em>Three</em>', '<i></i>', 'Four'];

it.each<[what: string, texts: Record<string, string>[], now: Record<number, string>]>([
  ['a text', [{One: 'New'}], {0: 'New'}],
  ['a text within another element', [{Three: 'New'}], {2: '<em>New</em>'}],
  ['what is saved later', [{One: 'New'}, {One: 'Newer'}], {0: 'Newer'}],
  ['what is published, where a change was taken back', [{One: 'New', Four: 'x'}, {}], {}],
  ['the same words as before', [{'Two words': 'New'}, {One: 'First'}], {0: 'First'}],
  ['two texts that change places', [{One: 'Four', Four: 'One'}], {0: 'Four', 4: 'One'}],
  ['a sentence, and not a word of it', [{words: 'x', 'Two words': 'New'}], {1: 'New'}],
])('shows %s', (_, texts, now) => {
  expect(shown(...texts)).toEqual(Object.assign([...published], now));
});
