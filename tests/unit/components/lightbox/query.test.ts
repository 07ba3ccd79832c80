import {withId} from '@site/src/components/Lightbox/useGallery';

it('puts a picture into the query and takes it out, and leaves the rest alone', () => {
  expect(withId('', 'certificate', 'pan')).toBe('?certificate=pan');
  expect(withId('?a=1&certificate=pan', 'certificate', 'mela')).toBe('?a=1&certificate=mela');
  expect(withId('?a=1&certificate=pan', 'certificate', null)).toBe('?a=1');
  expect(withId('?certificate=pan', 'certificate', null)).toBe('');
});
