import {freeName, slug} from '../slug';

// Ten packages for it drop the vowel signs of Nepali, so that two names become one, or leave nothing.
it.each([
  ['Asha Rai', 'asha-rai'],
  ['Café “Déjà vu” 2', 'cafe-deja-vu-2'],
  ['Bina’s office', 'binas-office'],
  ['आशा राई', ''],
  ['आशा Rai', 'rai'],
])('makes the id of %s "%s"', (name, id) => {
  expect(slug(name)).toBe(id);
});

it('gives no name twice', () => {
  const taken = ['rai', 'rai-2'];
  expect(freeName('rai', (name) => taken.includes(name))).toBe('rai-3');
});
