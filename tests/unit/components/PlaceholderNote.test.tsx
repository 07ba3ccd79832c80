/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import PlaceholderTag from '@site/src/components/PlaceholderTag';
import PlaceholderNote, {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import {readHtml} from '@site/src/lib/html';
import {sectionsOf} from '@site/src/publish/documents/sections';
import {renderWithoutScripts} from '../support/render';

function placeholders(): string[] {
  const $ = readHtml(`<main><h1>Page</h1>${document.body.innerHTML}</main>`);
  return sectionsOf('page.html', $).flatMap(({title, placeholder}) => (placeholder ? [title] : []));
}

it('tells the search that a card is a placeholder', () => {
  renderWithoutScripts(
    <article>
      <h2>Carpenter</h2>
      <PlaceholderTag />
    </article>,
  );
  expect(placeholders()).toEqual(['Carpenter']);
});

it('tells the search that a list has placeholders', () => {
  renderWithoutScripts(
    <section>
      <PlaceholderNote of={[{placeholder: true}]}>These are samples.</PlaceholderNote>
      <h2>Team member 1</h2>
    </section>,
  );
  expect(screen.getByRole('note').textContent).toBe('These are samples.');
  expect(placeholders()).toEqual(['Team member 1']);
});

it('tells the search that a list has placeholders whose note is in another section', () => {
  renderWithoutScripts(
    <>
      <section data-placeholder={hasPlaceholder([{}, {placeholder: true}])}>
        <h2>Graduate 1</h2>
      </section>
      <section data-placeholder={hasPlaceholder([{}])}>
        <h2>Real</h2>
      </section>
    </>,
  );
  expect(placeholders()).toEqual(['Graduate 1']);
});

it('says nothing about a list without placeholders', () => {
  renderWithoutScripts(<PlaceholderNote of={[{}]}>These are samples.</PlaceholderNote>);
  expect(screen.queryByRole('note')).toBeNull();
});
