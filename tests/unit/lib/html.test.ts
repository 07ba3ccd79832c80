import {elementText, readHtml} from '@site/src/lib/html';

const html =
  '<!doctype html><html lang=en><head><title>T</title><link rel=x href=/a.css></head>' +
  '<body><p class=a>One<p title="a > b">Two &amp; three<noscript><img alt="no script"></noscript></body></html>';

it('finds the elements of a page in its order, those for readers without scripts too', () => {
  const $ = readHtml(html);
  const names = $('*')
    .get()
    .map((element) => $(element).prop('tagName'));
  expect(names).toEqual('HTML HEAD TITLE LINK BODY P P NOSCRIPT IMG'.split(' '));
  expect(elementText($('body'))).toBe('One\nTwo & three');
});
