import {and, say, type Sentence} from 'content/say';
import {say as sayOfEdit} from '../sentences';
import type {Locale} from 'nepali-text/locale';
import {shownProblem} from '../core/shownProblem';

const at = {file: 'src/data/media.yml', line: 3, place: ['a-report', 'outlet']};

const BY_HAND =
  'This was changed outside the writing room and is not in order. Ask the person who looks after the site.';

it.each<[Sentence, Locale, string]>([
  [say('field.missing', {field: 'outlet'}), 'en', '“Outlet” is missing.'],
  [say('field.missing', {field: 'outlet'}), 'ne', '“सञ्चारमाध्यम” छुटेको छ।'],
  [say('field.unknown', {field: 'outlet'}), 'en', BY_HAND],
  [say('file.syntax', {message: 'No `key`.'}), 'en', BY_HAND],
  [
    say('picture.narrow', {file: 'static/img/team/asha.jpg', width: 200, least: 320}),
    'en',
    'asha.jpg is 200 pixels wide. A picture here has 320 or more, or it looks blurred.',
  ],
  [
    and(say('id.none', {list: 'outlets', id: 'x'}), say('id.addFirst')),
    'en',
    '“x” is not in the list Media outlets. Add it there first.',
  ],
  [sayOfEdit('edit.empty'), 'ne', 'शब्द खाली छाड्न मिल्दैन।'],
])('says %j in %s, by the names that the editor uses', (sentence, locale, message) => {
  expect(shownProblem({...at, ...sentence}, locale)).toEqual({...at, message});
});

const [LIST, PAGE] = ['src/data/team.yml', 'docs/faq.mdx'];
it.each<[string, readonly string[], string, string | undefined]>([
  ['name: {en: Asha, ne: आशा तामाङ}', ['asha', 'name', 'ne'], LIST, 'आशा तामाङ'],
  ['link: https://a.example   # leave it out', ['x', 'link'], LIST, 'https://a.example'],
  ['- id: asha\n  age: 5', ['entry 2', 'age'], LIST, '5'],
  ['[how it works](/how)', [], PAGE, '[how it works](/how)'],
  ['<Fact id="fee" />', [], PAGE, '<Fact id="fee" />'],
  // Nothing to be typed, or there is another control for it.
  ['placeholder: true   # delete the line', ['asha', 'placeholder'], LIST, undefined],
  ['name: {en: Asha, ne: आशा}', ['asha', 'name'], LIST, undefined],
  ["name: {en: '…', ne: '…'}", ['asha', 'name', 'en'], LIST, undefined],
  ['- id: asha', [], LIST, undefined],
  ['not: [yaml', ['asha', 'not'], LIST, undefined],
  ['title: …', [], PAGE, undefined],
  ['## Name {/* #name */}', [], PAGE, undefined],
])('of the example %j at %j of %s, shows what can be typed', (example, place, file, typed) => {
  const problem = {file, line: 1, place, ...say('file.empty'), example};
  expect(shownProblem(problem, 'en').example).toBe(typed);
});

it.each<[Sentence, string | undefined, string | undefined]>([
  [say('nepali.digits', {found: '77', right: '७७'}), '77', '७७'],
  [say('nepali.spelling', {word: 'तपाईंले', right: 'तपाईँले'}), 'तपाईंले', 'तपाईँले'],
  [say('nepali.danda', {word: 'छ', danda: '।'}), 'छ ।', 'छ।'],
  [say('nepali.end', {word: 'हुन्छ', sign: '.'}), 'हुन्छ.', 'हुन्छ।'],
  [say('nepali.suffix', {figure: '३', suffix: 'सम्म'}), '३सम्म', '३ सम्म'],
  [say('nepali.year', {year: '२०१८'}), '२०१८', 'सन् २०१८'],
  [say('nepali.word', {word: 'e-mail', right: 'email'}), 'e-mail', 'email'],
  [say('nepali.word', {word: 'ग्राहकले', right: 'काम गराउने'}), undefined, undefined],
  [say('page.once', {typed: 'Rs 1,999'}), 'Rs 1,999', '<Fact id="fee" />'],
])('has the correction of %j', (sentence, from, to) => {
  const problem = {file: PAGE, line: 1, place: [], ...sentence, example: '<Fact id="fee" />'};
  expect(shownProblem(problem, 'en').correction).toEqual(from && {from, to});
});
