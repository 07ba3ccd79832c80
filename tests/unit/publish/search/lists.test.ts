import {readHtml} from '@site/src/lib/html';
import {fillLists, type ListedPage} from '@site/src/publish/search/lists';

const page = (path: string, name: string, parts: Record<string, string> = {}): ListedPage => ({
  path,
  name,
  description: `About ${name} & more`,
  sections: Object.entries(parts).map(([anchor, title]) => ({
    anchor,
    title,
    text: '',
    placeholder: anchor === 'member',
  })),
});

const english = [
  page('/', 'Home'),
  page('/faq', 'FAQ', {'': 'Questions', age: 'How old?', member: 'Member 1', app: 'App'}),
  page('/new', 'New'),
];
const nepali = [
  page('/', 'गृहपृष्ठ'),
  page('/faq', 'प्रश्नोत्तर', {'': 'प्रश्न', app: 'एप', age: 'कति वर्ष?'}),
];

const linesOf = (pages: readonly ListedPage[], others: readonly ListedPage[]): string[] => {
  const list = (attributes: string) => `<ul data-pages="${attributes}></ul>`;
  const html = list('/faq /gone" data-brief=""') + list('"') + list('/faq"');
  const $ = readHtml(html);
  fillLists($, pages, others, {base: '/', other: 'ne'});
  return $('body')
    .html()!
    .replace(/<(\/?)(?:li|p)>/g, '')
    .replaceAll(' class="covers"', '')
    .split(/(?=<ul|<a)/);
};

it('lists pages with their parts, named in both languages, and in one list those that no other has', () => {
  expect(linesOf(english, nepali)).toEqual([
    '<ul data-pages="/faq /gone" data-brief="">',
    '<a href="/faq">FAQ</a><span lang="ne">प्रश्नोत्तर</span>About FAQ &amp; more</ul>',
    '<ul data-pages="">',
    '<a href="/">Home</a><span lang="ne">गृहपृष्ठ</span>About Home &amp; more',
    '<a href="/new">New</a>About New &amp; more</ul>',
    '<ul data-pages="/faq">',
    '<a href="/faq">FAQ</a><span lang="ne">प्रश्नोत्तर</span>About FAQ &amp; more',
    '<ul class="plain">',
    '<a href="/faq#age">How old?</a><span lang="ne">कति वर्ष?</span>',
    '<a href="/faq#app">App</a><span lang="ne">एप</span></ul></ul>',
  ]);
});
