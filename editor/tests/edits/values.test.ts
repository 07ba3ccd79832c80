import type {Json} from '../../types';
import {countChanges, locate, merge, withTheirs} from '../../edits/values';
import {createRandom} from '../../../tests/random';

const entry = (id: string, text: Json = id) => ({id, text});
const [a, b, c] = [entry('a'), entry('b'), entry('c')];

it('finds an entry that was moved, changed or given another id', () => {
  expect(locate([0, 'text'], [a, b, c], [b, entry('a', 'A'), c])).toEqual([1, 'text']);
  expect(locate([1], [a, {...b, id: 'x', more: 1}, c], [a, {...b, more: 1}, c])).toEqual([1]);
  expect(locate([1], [a, b, c], [a, c])).toBeUndefined();
  expect(locate(['codes', 1], {codes: ['NP', 'US']}, {codes: ['US', 'NP']})).toEqual(['codes', 0]);
});

it('counts texts that were changed and entries that were added, deleted or moved', () => {
  const [before, after] = [entry('b', {en: '1', ne: '1'}), entry('b', {ne: '2', en: '2'})];
  expect(countChanges([a, before, c], [a, after, c])).toBe(2);
  expect(countChanges([a, b, c], [b, a, entry('d')])).toBe(3);
  expect(countChanges({en: '1', ne: '2'}, {ne: '2', en: '1'})).toBe(0);
});

it.each<[string, Json, Json, Json, Json]>([
  ['move and change', [a, b, c], [b, c, a], [entry('a', 'A'), b, c], [b, c, entry('a', 'A')]],
  ['delete and change others', [a, b, c], [a, c], [a, b, entry('c', 'C')], [a, entry('c', 'C')]],
  ['delete what is changed', [a, b], [b], [entry('a', 'A'), b], [entry('a', 'A'), b]],
  ['add', [a, b], [a, entry('x'), b], [a, b, entry('y')], [a, entry('x'), b, entry('y')]],
  ['add the same', [a], [a, b], [a, b], [a, b]],
  ['add fields and take some away', {one: 1, two: 2}, {two: 2, three: 3}, {one: 1}, {three: 3}],
])('brings together that two people %s', (_, base, mine, theirs, both) => {
  expect(merge(base, mine, theirs)).toEqual({value: both, conflicts: [], joined: []});
});

it('brings two texts together by sentence', () => {
  const [base, mine, theirs] = ['One. Two.', 'One. Dui. Tin.', 'Ek. One. Deux.'];
  const merged = merge({en: base}, {en: mine}, {en: theirs});
  expect(merged.value).toEqual({en: 'Ek. One. Dui. Tin.'});
  expect(merged.conflicts).toMatchObject([
    {path: ['en'], base: 'Two.', mine: 'Dui.', theirs: 'Deux.'},
  ]);
  expect(merged.joined).toEqual([{path: ['en'], text: 'Ek. One. Dui. Tin.', mine}]);
  expect(withTheirs(merged)).toEqual({en: 'Ek. One. Deux. Tin.'});
  // Another text in its place.
  expect(merge('One.', 'One. Two.', 'Nine.').conflicts).toMatchObject([{mine: 'One. Two.'}]);
});

it('asks for a text that both changed, and for one that the other deleted', () => {
  const merged = merge([a, b, c], [entry('a', '1'), entry('b', 'B'), c], [c, entry('a', '2')]);
  expect(merged.value).toEqual([c, entry('a', '1'), entry('b', 'B')]);
  expect(merged.conflicts).toEqual([
    {path: [1, 'text'], base: 'a', mine: '1', theirs: '2'},
    {path: [2], base: b, mine: entry('b', 'B'), theirs: undefined},
  ]);
  expect(withTheirs(merged)).toEqual([c, entry('a', '2')]);
});

it('loses no change of 300 pairs of writers', () => {
  const random = createRandom(7);
  const upTo = (count: number) => Math.floor(random() * count);
  /** Some texts changed, entries moved and added. */
  const changed = (list: readonly {id: string; text: Json}[], name: string) => {
    const next = list.map((one) => (random() < 0.3 ? entry(one.id, `${name} ${one.id}`) : one));
    if (random() < 0.5) next.splice(upTo(next.length), 0, ...next.splice(upTo(next.length), 1));
    if (random() < 0.5) next.splice(upTo(next.length), 0, entry(`${name}-new`));
    return next;
  };
  for (let pair = 0; pair < 300; pair += 1) {
    const base = Array.from({length: 2 + upTo(5)}, (_, index) => entry(`entry-${index}`));
    const [mine, theirs] = [changed(base, 'mine'), changed(base, 'theirs')];
    const {value, conflicts} = merge(base, mine, theirs);
    const textIn = (list: readonly {id: string; text: Json}[], id: string) =>
      list.find((one) => one.id === id)?.text;
    const ids = new Set([...mine, ...theirs].map(({id}) => id));
    expect((value as typeof base).map(({id}) => id).sort()).toEqual([...ids].sort());
    const asked = base.filter(({id}) => textIn(mine, id) !== id && textIn(theirs, id) !== id);
    expect(conflicts).toHaveLength(asked.length);
    for (const id of ids) {
      const own = textIn(mine, id);
      const wanted = own === undefined || own === id ? (textIn(theirs, id) ?? own) : own;
      expect(textIn(value as typeof base, id)).toEqual(wanted);
    }
  }
});
