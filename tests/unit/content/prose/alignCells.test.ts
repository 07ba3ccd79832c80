import alignCells from '@site/src/content/prose/alignCells';

const cell = (tagName: string, align?: string) => ({
  type: 'element',
  tagName,
  properties: align === undefined ? {} : {align},
});

it('keeps the alignment of cells as data, and none where it is the usual one', () => {
  const cells = [cell('th', 'left'), cell('td', 'right'), cell('td', 'center'), cell('td')];
  const tree = {type: 'root', children: [{type: 'element', tagName: 'tr', children: cells}]};
  alignCells()(tree);
  expect(cells.map(({properties}) => properties)).toEqual([
    {},
    {dataAlign: 'right'},
    {dataAlign: 'center'},
    {},
  ]);
});
