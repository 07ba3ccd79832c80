import type {PageContent, SiteContent} from '../../../scripts/bench/peers/content';
import {blocks, html, jsx, markdownHeading, type Node} from '../../../scripts/bench/peers/tree';
import {writers} from '../../../scripts/bench/peers/writers';

const element = (tag: string, attributes: Record<string, string>, ...children: Node[]): Node => ({
  tag,
  attributes,
  children,
});
const article: Node = element(
  'section',
  {},
  element('h1', {}, 'A {year} & <more>'),
  element('p', {class: 'x'}, 'Words ', element('a', {href: '/faq'}, 'here')),
  element('img', {src: '/a.svg', alt: ''}),
  element('h2', {id: 'why'}, 'Why'),
);

describe('a page as a tree', () => {
  it('is written as HTML with nothing left to run', () => {
    expect(html(element('p', {title: '"<'}, '<script>', element('br', {})))).toBe(
      '<p title="&quot;&lt;">&lt;script&gt;<br></p>',
    );
  });

  it('is written as JSX, with links of the router only within the site', () => {
    const link = {tag: 'Link', target: 'to'};
    expect(jsx(article, {link})).toContain('<Link to={"/faq"}>{"here"}</Link>');
    expect(jsx(element('a', {href: '/font.ttf'}), {link})).toBe('<a href={"/font.ttf"}></a>');
    expect(jsx(element('a', {href: 'https://a.example/'}), {link})).toMatch(/^<a /);
  });

  it('uses the names of React', () => {
    const drawing = element('path', {'stroke-width': '2', 'aria-hidden': 'true'});
    expect(jsx(drawing)).toBe('<path strokeWidth={"2"} aria-hidden={"true"}></path>');
    expect(jsx(element('input', {value: 'a', required: ''}))).toBe(
      '<input defaultValue={"a"} required />',
    );
    expect(jsx(element('label', {for: 'a', class: 'b'}))).toBe(
      '<label htmlFor={"a"} className={"b"}></label>',
    );
  });

  it('is laid out in a row for Markdown', () => {
    expect(blocks([article])).toEqual([
      {level: 1, words: 'A {year} & <more>'},
      {nodes: [expect.objectContaining({tag: 'p'}), expect.objectContaining({tag: 'img'})]},
      {level: 2, id: 'why', words: 'Why'},
    ]);
    expect(markdownHeading(2, 'A {b} _c_')).toBe('## A \\{b\\} \\_c\\_');
  });
});

describe('writers', () => {
  const page = (path: string, lang: string, isArticle: boolean): PageContent => ({
    path,
    lang,
    title: 'Title',
    description: 'Description',
    isArticle,
    body: [article],
  });
  const frame = {name: 'S', menu: [], columns: [], others: [], credits: [], typeface: 'serif'};
  const content: SiteContent = {
    name: 'S',
    frames: {en: frame, ne: frame},
    pages: [page('/', 'en', false), page('/ne/', 'ne', false), page('/ne/press', 'ne', true)],
    files: [],
  };
  const filesOf = (name: keyof typeof writers): string[] => Object.keys(writers[name](content));

  it('puts each page where its builder looks for it', () => {
    expect(filesOf('docusaurus')).toEqual(
      expect.arrayContaining([
        'src/pages/index.js',
        'i18n/ne/docusaurus-plugin-content-pages/index.js',
        'i18n/ne/docusaurus-plugin-content-docs/current/press.mdx',
      ]),
    );
    expect(filesOf('astro')).toEqual([
      'src/pages/index.astro',
      'src/pages/ne/index.astro',
      'src/pages/ne/press.astro',
    ]);
    expect(filesOf('starlight')).toEqual([
      'src/content/docs/index.md',
      'src/content/docs/ne/index.md',
      'src/content/docs/ne/press.md',
    ]);
    expect(filesOf('vite')).toEqual([
      'src/pages/en/index.jsx',
      'src/pages/ne/index.jsx',
      'src/pages/ne/press.jsx',
      'src/routes.js',
    ]);
  });

  it('keeps the words of Astro from being read as expressions', () => {
    expect(writers.astro(content)['src/pages/index.astro']).toContain('A &#123;year&#125; &amp;');
  });

  it('gives every address of the single page a route that is loaded when it is asked for', () => {
    expect(writers.vite(content)['src/routes.js']).toContain(
      `{path: "/ne/press", lazy: () => import('./pages/ne/press.jsx')`,
    );
  });
});
