import {fill} from 'content/lists/fill';

it('takes each value in its place and obeys none', () => {
  const template = '{a}, {b} {c}';
  expect(fill(template, {a: '{b}', b: '$&'})).toBe('{b}, $& {c}');
});
