/** @jest-environment jsdom */
import type {Found} from '../../../src/lib/searchIndex';
import {termsOf} from '../../../src/lib/words';
import {answerList, numberIn} from '../../../src/plugins/search/browser/render';
import type {Language, Words} from '../../../src/plugins/search/browser/render';

const words = {
  inApp: 'एपमा',
  people: {one: '{count} प्रोफाइल', other: '{count} प्रोफाइल'},
} as unknown as Words;
const nepali: Language = {base: '/ne/', digits: '०१२३४५६७८९', words};

const found = (answers: Found['answers'], ...terms: string[]): Found => ({
  answers,
  isNear: false,
  terms: new Set(terms),
});
const section = (anchor: string, title: string, text: string) => ({
  anchor,
  title,
  text,
  standin: false,
});
const htmlOf = (answers: Found, most = 8) => answerList(answers, most, nepali, 'en').innerHTML;

it('writes numbers with the digits of the language', () => {
  expect(numberIn(120, nepali)).toBe('१२०');
});

it('puts the sections of a page below it, each with its address, and marks by place', () => {
  const page = {
    kind: 'page' as const,
    path: '/faq',
    name: 'FAQ',
    sections: [section('', 'FAQ', 'What people ask'), section('क', 'Fee', '<b>No</b> fee')],
  };
  expect(htmlOf(found([page], ...termsOf('fee')))).toBe(
    '<li><a href="/ne/faq"><strong>FAQ</strong><span>What people ask</span></a>' +
      '<ul><li><a href="/ne/faq#%E0%A4%95"><strong><mark>Fee</mark></strong>' +
      '<span>&lt;b&gt;No&lt;/b&gt; <mark>fee</mark></span></a></li></ul></li>',
  );
});

it('says how many people a city has, or that they are in the app, with the other name', () => {
  const city = {
    kind: 'city' as const,
    id: 'pokhara',
    name: 'पोखरा',
    otherName: 'Pokhara',
    people: 2,
  };
  const trade = {kind: 'trade' as const, id: 'plumber', name: 'प्लम्बर', otherName: '', people: 0};
  expect(htmlOf(found([city, trade]))).toBe(
    '<li><a href="/ne/career?city=pokhara#results"><span data-choice="">' +
      '<strong>पोखरा</strong> · २ प्रोफाइल</span><span lang="en">Pokhara</span></a></li>' +
      '<li><a href="/ne/hire/plumber"><span data-choice="">' +
      '<strong>प्लम्बर</strong> · एपमा</span></a></li>',
  );
});

it('shows no more answers than there is room for', () => {
  const city = {kind: 'city' as const, id: 'a', name: 'A', otherName: 'A', people: 0};
  expect(answerList(found([city, city, city]), 2, nepali, 'en').children).toHaveLength(2);
});
