import type {Lists} from '@site/src/collections';
import {factsJson} from '@site/src/plugins/machine-readable';
import {llmsTxt} from '@site/src/plugins/machine-readable/llmsTxt';
import {markdownTwin} from '@site/src/plugins/machine-readable/markdownTwin';

const twin = (prose: string) =>
  markdownTwin(
    `<main><article class="prose wide">${prose}</article></main>`,
    'https://a.example/ne/tos',
  );

describe('the Markdown of a page', () => {
  it('has headings, lists, tables, quotes and answers', () => {
    expect(
      twin(
        '<header><h1>Terms</h1></header><p>Persons under <!-- -->18<!-- --> <strong>may not</strong>.<ul><li>One<li>Two</ul><blockquote><p>Said</blockquote><table><thead><tr><th>A<th>B</thead><tr><td>1<td>2</table><details data-faq><summary>Why?</summary><div id=why><p>So.</div></details>',
      ),
    ).toBe(
      '# Terms\n\nPersons under 18 **may not**.\n\n- One\n- Two\n\n> Said\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n## Why?\n\nSo.\n',
    );
  });

  it('gives links the addresses that they lead to', () => {
    expect(
      twin('<p><a href=/ne/privacy>A</a>, <a href=#end>B</a>, <a href=mailto:a@b.example>C</a>'),
    ).toBe(
      '[A](https://a.example/ne/privacy), [B](https://a.example/ne/tos#end), [C](mailto:a@b.example)\n',
    );
  });

  it('leaves out what is not text', () => {
    expect(
      twin(
        '<nav>Home</nav><h2 id=a>Heading<a class=hash-link href=#a>#</a></h2><svg><path /></svg><p>Co\u00adoperation<span class=visually-hidden>hidden</span></p><button>Press</button><div class=no-print>Screen</div>',
      ),
    ).toBe('## Heading\n\nCooperation\n');
  });

  it('is there for prose only', () => {
    expect(markdownTwin('<main><p>A list</main>', 'https://a.example/')).toBeUndefined();
  });
});

it('lists facts with their values, texts and disagreements', () => {
  const source = [
    {id: 'downloads', kind: 'count', value: 100000, short: {en: '100K+'}, asOf: '2024-12-18'},
    {id: 'hours', kind: 'text', value: {en: '10 to 5'}, disagrees: 'Assumed.'},
  ];
  const facts = (one: string) => ({
    facts: {
      downloads: {id: 'downloads', text: `${one} many`, short: `${one} short`},
      hours: {id: 'hours', text: `${one} hours`},
    },
  });
  expect(JSON.parse(factsJson(source, {en: facts('en'), ne: facts('ne')}))).toEqual({
    facts: [
      {
        id: 'downloads',
        kind: 'count',
        value: 100000,
        text: {en: 'en many', ne: 'ne many'},
        short: {en: 'en short', ne: 'ne short'},
        asOf: '2024-12-18',
      },
      {id: 'hours', kind: 'text', text: {en: 'en hours', ne: 'ne hours'}, disagrees: 'Assumed.'},
    ],
  });
});

it('names every page once, and its Markdown where it has one, in the form of llmstxt.org', () => {
  const lists = {
    site: {name: 'Sip', description: 'A marketplace.', standin: true},
    'pages/llms': {
      sampleNote: 'Placeholders.',
      texts: 'Texts',
      pages: 'Pages',
      data: 'Data',
      facts: 'Figures.',
    },
    'pages/media': {feed: {description: 'Coverage.'}},
  } as unknown as Pick<Lists, 'site' | 'pages/llms' | 'pages/media'>;
  const text = llmsTxt({
    lists,
    home: 'https://a.example/ne/',
    factsUrl: 'https://a.example/facts.json',
    others: [{title: 'English', url: 'https://a.example/llms.txt', description: 'Workers.'}],
    pages: [
      {url: 'https://a.example/ne/city', title: 'Cities', description: 'Where.'},
      {
        ...{url: 'https://a.example/ne/tos', title: 'Terms', description: 'Rules.'},
        markdownUrl: 'https://a.example/ne/tos.md',
      },
    ],
  });
  expect(text).toBe(`# Sip

> A marketplace.

Placeholders.

## Texts

- [Terms](https://a.example/ne/tos.md): Rules.

## Pages

- [Cities](https://a.example/ne/city): Where.

## Data

- [facts.json](https://a.example/facts.json): Figures.
- [JSON Feed](https://a.example/ne/media-feed.json): Coverage.
- [RSS](https://a.example/ne/media-feed.xml): Coverage.
- [English](https://a.example/llms.txt): Workers.
`);
});
