import {attribute, elementsIn, named, readHtml, replaceElements, textOf} from '@site/src/lib/html';

const html =
  '<!doctype html><html lang=en><head><title>T</title><link rel=x href=/a.css></head>' +
  '<body><p class=a>One<p title="a > b">Two &amp; three<noscript><img alt="no script"></noscript>' +
  '<template><i>in a template</i></template></body></html>';

it('finds the elements of a page in its order, those for readers without scripts too', () => {
  const names = elementsIn(readHtml(html)).map(({tagName}) => tagName);
  expect(names).toEqual([
    ...['html', 'head', 'title', 'link', 'body', 'p', 'p', 'noscript', 'img', 'template', 'i'],
  ]);
  expect(elementsIn(readHtml(html), named('p')).map((p) => textOf(p))).toEqual([
    'One',
    'Two & three',
  ]);
});

it('replaces elements and keeps the bytes of all others', () => {
  const page = replaceElements(html, (element) =>
    attribute(element, 'href') ? '<style>$&</style>' : element.tagName === 'i' ? '' : undefined,
  );
  expect(page).toBe(
    html
      .replace('<link rel=x href=/a.css>', () => '<style>$&</style>')
      .replace('<i>in a template</i>', ''),
  );
  expect(replaceElements(html, () => undefined)).toBe(html);
});

it('replaces no element inside one that was replaced', () => {
  const page = replaceElements('<div><b>x</b></div><b>y</b>', ({tagName}) =>
    tagName === 'div' ? '<hr>' : tagName === 'b' ? 'z' : undefined,
  );
  expect(page).toBe('<hr>z');
});
