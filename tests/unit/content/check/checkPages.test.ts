import {row} from '../../support/row';
import {pageMistakes} from './pageMistakes';
import {proseMistakes} from './proseMistakes';

const all = [...pageMistakes, ...proseMistakes].map(([find, ...says]) => ({find, says}));

it.each(all)('says $says, and nothing else', async ({find, says}) => {
  const found = await find();
  expect(
    found.map(({example, ...problem}) =>
      [`${problem.line} ${row(problem)}`, ...(example === undefined ? [] : [example])].join(' → '),
    ),
  ).toEqual(says);
});
