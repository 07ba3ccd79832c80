import {row} from '../lib/row';
import {pageMistakes} from './pageMistakes';
import {proseMistakes} from './proseMistakes';

const all = [...pageMistakes, ...proseMistakes].map(([mistake, find, ...says]) => ({
  mistake,
  find,
  says,
}));

it.each(all)('says of $mistake what is wrong, and nothing else', async ({find, says}) => {
  const found = await find();
  expect(
    found.map(({example, ...problem}) =>
      [`${problem.line} ${row(problem)}`, ...(example === undefined ? [] : [example])].join(' → '),
    ),
  ).toEqual(says);
});
