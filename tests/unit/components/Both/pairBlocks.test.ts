/** @jest-environment jsdom */
import {type DomBlock, pairBlocks} from '../../../../src/components/Both/translation';

function page(html: string): DomBlock[] {
  const part = document.createElement('main');
  part.innerHTML = html;
  let section = '';
  return [...part.querySelectorAll<HTMLElement>('h1,h2,p,li,dt,dd,th,td,summary')].map(
    (element) => ({section: (section = element.id || section), element}),
  );
}

/** The texts of each pair, a rest marked by "after". */
const pairsOf = (ours: string, translation: string) =>
  pairBlocks(page(ours), page(translation)).map(
    (pair) =>
      `${pair.isRest ? 'after ' : ''}${pair.ours.textContent} = ${pair.translation.textContent}`,
  );

it('pairs all kinds of blocks by their place', () => {
  expect(
    pairsOf(
      '<h1>Terms</h1><p>One</p><ul><li>Two<li>Three</ul><dl><dt>Four<dd>Five</dl><table><tr><th>Six<td>Seven</table><details><summary>Eight</summary><p>Nine</details>',
      '<h1>सर्त</h1><p>एक</p><ul><li>दुई<li>तीन</ul><dl><dt>चार<dd>पाँच</dl><table><tr><th>छ<td>सात</table><details><summary>आठ</summary><p>नौ</details>',
    ),
  ).toEqual([
    'Terms = सर्त',
    ...['One = एक', 'Two = दुई', 'Three = तीन', 'Four = चार', 'Five = पाँच'],
    ...['Six = छ', 'Seven = सात', 'Eight = आठ', 'Nine = नौ'],
  ]);
});

it('begins anew at each heading, so that a missing paragraph shifts no other section', () => {
  expect(
    pairsOf(
      '<h2 id=a>A</h2><p>1</p><p>2</p><h2 id=b>B</h2><p>3</p>',
      '<h2 id=a>क</h2><p>१</p><h2 id=b>ख</h2><p>३</p>',
    ),
  ).toEqual(['A = क', '1 = १', 'B = ख', '3 = ३']);
});

it('puts what we lack at the end of its section, and loses nothing', () => {
  expect(
    pairsOf(
      '<h2 id=a>A</h2><p>1</p><ul><li>2</ul><h2 id=b>B</h2>',
      '<h2 id=a>क</h2><p>१</p><p>अरू</p><ul><li>२<li>३</ul><h2 id=b>ख</h2><h2 id=c>ग</h2><p>४</p>',
    ),
  ).toEqual([
    'A = क',
    '1 = १',
    'after 2 = अरू',
    '2 = २',
    'after 2 = ३',
    'B = ख',
    'after B = ग',
    'after B = ४',
  ]);
});
