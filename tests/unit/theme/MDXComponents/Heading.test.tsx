/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {ArticleProvider} from '@site/src/components/Article/context';
import Lang from '@site/src/components/Locale';
import MDXHeading from '@site/src/theme/MDXComponents/Heading';
import {renderWithoutScripts} from '../../support/render';

/** In an article with a table of contents. */
const inArticle = (children: ReactNode) => (
  <ArticleProvider value={{contents: [{id: 'termination', level: 2, value: 'Termination'}]}}>
    {children}
  </ArticleProvider>
);

describe('a heading with an id', () => {
  const heading = (
    <MDXHeading as="h2" id="termination">
      Termination
    </MDXHeading>
  );

  it('has no such link without an id, as a title, and in a block of the other language', () => {
    const html = renderWithoutScripts(
      inArticle(
        <>
          <MDXHeading as="h2">A</MDXHeading>
          <MDXHeading as="h1" id="b">
            B
          </MDXHeading>
          <Lang lang="ne">{heading}</Lang>
        </>,
      ),
    );
    expect(html.queryAllByRole('link', {name: 'नेपाली', hidden: true})).toEqual([]);
  });

  it('keeps its address and has no links on a page that is no article', () => {
    const html = renderWithoutScripts(heading);
    expect(html.getByRole('heading').id).toBe('termination');
    expect(html.queryAllByRole('link', {hidden: true})).toEqual([]);
  });
});
