import {remainingProblems} from '@site/src/components/Form/_problems';

it('shows no new problem while somebody is typing', () => {
  const now = [
    {id: 'a', text: 'Another sentence'},
    {id: 'b', text: 'New'},
  ];
  expect(remainingProblems([{id: 'a', text: 'One'}], now)).toEqual([now[0]]);
  expect(remainingProblems([{id: 'c', text: 'Gone'}], now)).toEqual([]);
});
