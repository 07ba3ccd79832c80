import {fill, type Template} from 'content/lists/fill';

it('takes each value in its place and obeys none', () => {
  const template = '{a}, {b} {c}' as unknown as Template<'a' | 'b'>;
  expect(fill(template, {a: '{b}', b: '$&'})).toBe('{b}, $& {c}');
});
