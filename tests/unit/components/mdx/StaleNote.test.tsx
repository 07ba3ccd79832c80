/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Lang from '@site/src/components/Locale';
import {StaleNote} from '@site/src/components/mdx/StaleNote';
import {renderHydrated, renderWithoutScripts} from '../../support/render';

/** Text, address and language of the link. */
const link = () => {
  const found = screen.getByRole('link');
  return [found.textContent, found.getAttribute('href'), found.getAttribute('hreflang')];
};

it('leads to the same section of the page in the language that is ahead', () => {
  renderHydrated(<StaleNote from="en" section="termination" />, {
    route: '/ne/tos',
    locale: 'ne',
  });
  expect(screen.getByRole('note').textContent).toBe(
    'The English text has changed; this one has not been updated yet · Read it in English',
  );
  expect(link()).toEqual(['Read it in English', '/tos#termination', 'en']);
});

it('leads to the page where there is no section, and says so when either may be right', () => {
  renderHydrated(<StaleNote from="ne" unclear />, {route: '/tos'});
  expect(screen.getByRole('note').textContent).toBe(
    'This may differ from the Nepali text · Read it in Nepali',
  );
  expect(link()).toEqual(['Read it in Nepali', '/ne/tos', 'ne']);
});

it('is no paragraph, and its link is not printed', () => {
  renderWithoutScripts(<StaleNote from="ne" section="fee" />, {route: '/press'});
  expect(document.querySelector('p, li, td, div')).toBeNull();
  expect(screen.getByRole('link').closest('.no-print')).not.toBeNull();
});

it('is in the language of the page in a part in another language', () => {
  renderWithoutScripts(
    <Lang lang="ne">
      <StaleNote from="en" section="fee" />
    </Lang>,
    {route: '/press'},
  );
  expect(screen.getByRole('note', {hidden: true}).lang).toBe('en');
});
