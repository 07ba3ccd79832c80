/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {ArticleProvider} from '@site/src/components/Article/context';
import Lang from '@site/src/components/Locale';
import MDXHeading from '@site/src/theme/MDXComponents/Heading';
import LanguageOffer from '@site/src/theme/Navbar/_LanguageOffer';
import {renderHydrated, renderWithoutScripts} from './support/render';

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

  it.each([
    ['en', '/tos', '/ne/tos#termination', 'ne', 'नेपाली', 'ने'],
    ['ne', '/ne/tos', '/tos#termination', 'en', 'English', 'en'],
  ] as const)(
    'leads to itself in the other language (%s)',
    (locale, route, href, lang, name, text) => {
      const html = renderWithoutScripts(inArticle(heading), {locale, route});
      const link = html.getByRole('link', {name});
      expect(link.getAttribute('href')).toBe(href);
      expect([link.lang, link.getAttribute('hreflang'), link.textContent]).toEqual([
        lang,
        lang,
        text,
      ]);
      expect([...link.classList]).toEqual(expect.arrayContaining(['without-js', 'no-print']));
    },
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

it('offers the page in Nepali, and a Nepali page not in English', () => {
  renderHydrated(<LanguageOffer />, {route: '/tos'});
  const line = screen.getByRole('group', {name: 'नेपाली'});
  expect(line.lang).toBe('ne');
  const link = screen.getByRole('link', {name: 'यो पृष्ठ नेपालीमा पढ्नुहुन्छ?'});
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/ne/tos', 'ne']);
  expect(screen.getByRole('button', {name: 'बन्द गर्नुहोस्'}).dataset.closeOffer).toBe('true');
  const nepali = renderWithoutScripts(<LanguageOffer />, {locale: 'ne', route: '/ne/tos'});
  expect(nepali.queryByRole('group')).toBeNull();
});
