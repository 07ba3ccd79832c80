import {indexInQuery, withId} from '@site/src/components/Lightbox/useGallery';

const ids = ['pan', 'mela'];

it('finds the picture that the address names', () => {
  expect(indexInQuery('?certificate=mela', 'certificate', ids)).toBe(1);
  expect(indexInQuery('?a=1&certificate=pan', 'certificate', ids)).toBe(0);
});

it('opens nothing for an address without a picture, or with one that is not there', () => {
  expect(indexInQuery('', 'certificate', ids)).toBe(-1);
  expect(indexInQuery('?certificate=', 'certificate', ids)).toBe(-1);
  expect(indexInQuery('?certificate=%E0%A4', 'certificate', ids)).toBe(-1);
  expect(indexInQuery('?certificate=constructor', 'certificate', ids)).toBe(-1);
});

it('puts a picture into the query and takes it out, and leaves the rest alone', () => {
  expect(withId('', 'certificate', 'pan')).toBe('?certificate=pan');
  expect(withId('?a=1&certificate=pan', 'certificate', 'mela')).toBe('?a=1&certificate=mela');
  expect(withId('?a=1&certificate=pan', 'certificate', null)).toBe('?a=1');
  expect(withId('?certificate=pan', 'certificate', null)).toBe('');
});
