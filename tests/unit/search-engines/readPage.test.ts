import {readPage} from '@site/src/plugins/search-engines/readPage';

const page = (main: string, head = '') =>
  `<!doctype html><html lang=en><head><title>Brand | FAQ | Market</title>` +
  `<meta name=description content="Salt &amp; pepper">` +
  `<meta property=og:image content=https://brand.example/img/social/faq.png>` +
  `<link rel=canonical href=https://brand.example/faq />${head}</head>` +
  `<body><div id=__docusaurus><main>${main}</main></div></body>`;

it('reads what a page says of itself', () => {
  expect(readPage(page('<h1>Your <em>questions</em></h1>'))).toEqual({
    url: 'https://brand.example/faq',
    name: 'FAQ',
    description: 'Salt & pepper',
    heading: 'Your questions',
    picture: 'https://brand.example/img/social/faq.png',
    questions: [],
  });
});

it('reads questions and answers as a reader sees them', () => {
  const html = page(
    '<details data-faq><summary>What is <!-- -->it?</summary><div id=what>' +
      '<p>One\n thing &lt;and <a href=/how>another<svg><path/></svg></a>.<p>A&nbsp;lo&shy;ng one:<ul><li>first<li>second</ul>' +
      '<a href=https://x.example>X<span class=visually-hidden> (opens in a new tab)</span></a>' +
      '<a href=#what>Link to this answer</a></div></details>',
  );
  expect(readPage(html).questions).toEqual([
    {question: 'What is it?', answer: 'One thing <and another.\nA long one:\nfirst\nsecond\nX'},
  ]);
});

it('takes no other folded part for a question', () => {
  expect(readPage(page('<details><summary>On this page</summary></details>')).questions).toEqual(
    [],
  );
});

it.each(['rel=canonical', 'name=description', 'property=og:image'])(
  'says that a page lacks %s',
  (part) => {
    expect(() => readPage(page('').replace(part, 'data-gone'))).toThrow('A page has no <');
  },
);
