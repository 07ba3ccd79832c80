import {shownProblem} from '@site/writing-room/server/shownProblem';

const at = {file: 'src/data/media.yml', line: 3, place: ['a-report', 'outlet']};

it.each([
  [{id: 'field.missing', values: {field: 'outlet'}}, 'en', '"Outlet" is missing.'],
  [{id: 'field.missing', values: {field: 'outlet'}}, 'ne', '“सञ्चारमाध्यम” छुटेको छ।'],
  [{id: 'field.unknown', values: {field: 'outlet'}}, 'en', '"outlet" is not a field here.'],
  [
    {id: 'id.none', values: {list: 'outlets', id: 'x'}, more: [{id: 'id.addFirst'}]},
    'en',
    'There is no entry in Media outlets with the id "x". Add it there first.',
  ],
  [{id: 'edit.empty'}, 'ne', 'शब्द खाली छोड्न मिल्दैन।'],
] as const)('says %j in %s, by the names that the room uses', (sentence, locale, message) => {
  expect(shownProblem({...at, ...sentence}, locale)).toEqual({...at, message});
});
