import {parsePage} from 'content/read/pages';
import {articlesOf} from '@site/src/publish/search-engines/structuredData';

it('takes a text with a topic for an article, and rules for none', () => {
  const pages = ['topic: Company', 'topic: Legal\neffective: terms-effective', 'title: FAQ'].map(
    (matter, index) => parsePage(`docs/part/page-${index}.mdx`, `---\n${matter}\n---\n`),
  );
  expect(articlesOf(pages)).toEqual(['part/page-0']);
});
