/** @jest-environment jsdom */
import {domBlocksOf} from '../../../src/lib/pageBlocks';

function namesIn(html: string): string[] {
  document.body.innerHTML = html;
  return [...domBlocksOf(document.body)].map(([name, {localName}]) => `${name} ${localName}`);
}

it('counts the blocks of each section from the id that was passed last', () => {
  expect(
    namesIn('<h1>T</h1><p>1</p><h2 id="a">A</h2><p>2</p><div id="b"><p>3</p></div><p>4</p>'),
  ).toEqual([' 0 h1', ' 1 p', 'a 0 h2', 'a 1 p', 'b 0 p', 'b 1 p']);
});

it('takes the innermost blocks', () => {
  expect(namesIn('<ul><li>1</li><li><p>2</p><p>3</p></li></ul>')).toEqual([
    ' 0 li',
    ' 1 p',
    ' 2 p',
  ]);
});

it('knows all kinds, and no other', () => {
  expect(
    namesIn(
      '<dl><dt>1<dd>2</dl><details><summary>3</summary></details><figure><figcaption>4</figcaption></figure>' +
        '<label>5</label><table><tr><th>6<td>7</table><h6>8</h6><div>9</div><blockquote>10</blockquote>',
    ).map((name) => name.split(' ')[2]),
  ).toEqual(['dt', 'dd', 'summary', 'figcaption', 'label', 'th', 'td', 'h6']);
});

it('passes over ids that React makes up', () => {
  expect(namesIn('<p id="_R_1_">1</p><div id=""><p>2</p></div>')).toEqual([' 0 p', ' 1 p']);
});
