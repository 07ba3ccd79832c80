import {readHtml} from '@site/src/lib/html';
import {pageMetadata} from '@site/src/publish/documents/pageMetadata';

const page = (main: string, head = '') =>
  `<!doctype html><html lang=en><head><title>Brand | FAQ | Market</title>` +
  `<meta name=description content="Salt &amp; pepper">` +
  `<meta property=og:image content=https://brand.example/img/social/faq.png>` +
  `<link rel=canonical href=https://brand.example/faq />${head}</head>` +
  `<body><div id=__docusaurus><main>${main}</main></div></body>`;

const metadataOf = (html: string) => pageMetadata('faq.html', readHtml(html));

it('reads what a page says of itself', () => {
  expect(metadataOf(page('<h1>Your <em>questions</em></h1>'))).toEqual({
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
    '<h1>FAQ</h1><details data-faq><summary>What is <!-- -->it?</summary><div id=what>' +
      '<p>One\n thing &lt;and <a href=/how>another<svg><path/></svg></a>.<p>A&nbsp;lo&shy;ng one:<ul><li>first<li>second</ul>' +
      '<a href=https://x.example>X<span class=visually-hidden> (opens in a new tab)</span></a>' +
      '<a href=#what>Link to this answer</a></div></details>',
  );
  expect(metadataOf(html).questions).toEqual([
    {question: 'What is it?', answer: 'One thing <and another.\nA long one:\nfirst\nsecond\nX'},
  ]);
});

it('takes no other folded part for a question', () => {
  const html = page('<h1>FAQ</h1><details><summary>On this page</summary></details>');
  expect(metadataOf(html).questions).toEqual([]);
});

it.each(['rel=canonical', 'name=description', 'property=og:image'])(
  'says that a page lacks %s',
  (part) => {
    expect(() => metadataOf(page('<h1>FAQ</h1>').replace(part, 'data-gone'))).toThrow(
      'faq.html has no element ',
    );
  },
);

it('takes the words of the first heading, and says which page has none', () => {
  const heading =
    '<h2>Before</h2><h1>सिपालु<!-- -->मा  <b>स्वागत</b> छ<br>Q&amp;A </h1><h1>Other</h1>';
  expect(metadataOf(page(heading)).heading).toBe('सिपालुमा स्वागत छ Q&A');
  expect(() => metadataOf(page('<h2>About</h2><h1> <!-- --></h1>'))).toThrow(
    'faq.html has no main heading. Begin its text with one',
  );
});
