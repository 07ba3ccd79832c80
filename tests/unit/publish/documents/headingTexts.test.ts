import {readHtml} from '@site/src/lib/html';
import {headingTextsIn, headingWords} from '@site/src/publish/documents/headingTexts';

const wordsOf = (...bodies: string[]): string[] =>
  headingWords(
    bodies.map((body) => headingTextsIn(readHtml(`<!doctype html><html lang=ne><body>${body}`))),
  );
const digits = ['0123456789', '०१२३४५६७८९'];

test('the words of headings, of which links and spaces are no part, and all digits', () => {
  expect(
    wordsOf(
      '<h1>काम, काम</h1><h2>सिप<a href=#a>\u200b</a></h2><h3>एक\u00a0दुई</h3><h4>चार</h4><p>पाँच',
    ),
  ).toEqual([...digits, 'एक', 'काम', 'काम,', 'दुई', 'सिप'].sort());
});

test('what a script may put into a heading: a choice of any page', () => {
  const words = wordsOf(
    '<h1 data-city-text="{city}का पेशाकर्मी">पेशाकर्मी</h1>',
    '<select name=city><option>पोखरा<option value=b>धरान</select><select id=code><option>भारत</select>',
  );
  expect(words).toEqual([...digits, 'धरानका', 'पेशाकर्मी', 'पोखराका'].sort());
});

test('not the headings of an article in English, but those in Nepali around it', () => {
  expect(
    wordsOf('<div lang=en><h2>Work</h2><h2 lang=ne>काम</h2></div><h2>App<a lang=en>en</a></h2>'),
  ).toEqual([...digits, 'App', 'काम'].sort());
});
