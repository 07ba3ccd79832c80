import {didYouMean} from '@site/src/plugins/site-data/didYouMean';

describe('didYouMean', () => {
  it.each([
    ['rol', ['name', 'role', 'rolls'], ' Did you mean "role"?'],
    ['Role', ['role'], ' Did you mean "role"?'],
    ['acounts', ['count', 'accounts'], ' Did you mean "accounts"?'],
    ['nmae', ['name'], ' Did you mean "name"?'],
    ['telephone', ['name', 'role'], ''],
    ['x', [], ''],
  ])('for %s', (word, known, suggestion) => {
    expect(didYouMean(word, known)).toBe(suggestion);
  });
});
