/** @jest-environment jsdom */
import {answerList} from '../../../../src/components/Search/answerList';
import type {SearchResult} from '../../../../src/lib/searchIndex';
import {termsOf} from '../../../../src/lib/words';

beforeAll(() => (document.documentElement.lang = 'ne'));

const section = (anchor: string, title: string, text: string) => ({
  anchor,
  title,
  text,
  placeholder: false,
});
const htmlOf = (answers: SearchResult['answers'], ...terms: string[]) =>
  answerList({answers, terms: new Set(terms)}, '/ne', ({kind}) => `a ${kind}`, 'similar')
    .map(({outerHTML}) => outerHTML)
    .join('');

it('puts the sections of a page below it, each with its address, and marks by place', () => {
  const page = {
    kind: 'page' as const,
    path: '/faq',
    name: 'FAQ',
    sections: [section('', 'FAQ', 'What people ask'), section('क', 'Fee', '<b>No</b> fee')],
  };
  expect(htmlOf([page], ...termsOf('fee'))).toBe(
    '<li><a href="/ne/faq"><strong>FAQ</strong><span>What people ask</span></a>' +
      '<ul><li><a href="/ne/faq#%E0%A4%95"><strong><mark>Fee</mark></strong>' +
      '<span>&lt;b&gt;No&lt;/b&gt; <mark>fee</mark></span></a></li></ul></li>',
  );
});

it('leads to a trade in a city, and says which answers are only similar', () => {
  const trade = {
    kind: 'trade' as const,
    id: 'plumber',
    city: 'pokhara',
    name: 'पोखरामा प्लम्बर',
    otherName: 'Plumber in Pokhara',
  };
  const page = {
    kind: 'page' as const,
    path: '/how',
    name: 'How',
    sections: [section('', 'How', '')],
  };
  expect(htmlOf([trade, {...trade, isNear: true}, {...page, isNear: true}])).toBe(
    '<li><a href="/ne/hire/plumber?city=pokhara"><span data-choice="">' +
      '<strong>पोखरामा प्लम्बर</strong> · a trade</span><span lang="en">Plumber in Pokhara</span></a></li>' +
      '<li><a href="/ne/hire/plumber?city=pokhara"><span data-choice="">' +
      '<strong>पोखरामा प्लम्बर</strong> · a trade · similar</span><span lang="en">Plumber in Pokhara</span></a></li>' +
      '<li><a href="/ne/how"><span data-choice=""><strong>How</strong> · similar</span></a></li>',
  );
});

it('leads to a city, a trade or the people of a profession, with its other name', () => {
  const city = {
    kind: 'city' as const,
    id: 'pokhara',
    name: 'पोखरा',
    otherName: 'Pokhara',
  };
  const trade = {kind: 'trade' as const, id: 'plumber', name: 'प्लम्बर', otherName: ''};
  const profession = {kind: 'profession' as const, id: 'react', name: 'React', otherName: ''};
  expect(htmlOf([city, trade, profession])).toBe(
    '<li><a href="/ne/hire?city=pokhara"><span data-choice="">' +
      '<strong>पोखरा</strong> · a city</span><span lang="en">Pokhara</span></a></li>' +
      '<li><a href="/ne/hire/plumber"><span data-choice="">' +
      '<strong>प्लम्बर</strong> · a trade</span></a></li>' +
      '<li><a href="/ne/career?profession=react#results"><span data-choice="">' +
      '<strong>React</strong> · a profession</span></a></li>',
  );
});
