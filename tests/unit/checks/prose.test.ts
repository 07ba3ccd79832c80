import {proseMistakes} from './proseMistakes';

it.each(proseMistakes)('says of $mistake what is wrong, and nothing else', async ({find, says}) => {
  const found = await find();
  expect(
    found.map(({line, message, example}) =>
      [`${line} ${message}`, ...(example === undefined ? [] : [example])].join(' → '),
    ),
  ).toEqual(says);
});
