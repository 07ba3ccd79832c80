/** @jest-environment jsdom */
import {within} from '@testing-library/react';
import Coverage from '@site/src/pages/media/_Coverage';
import {renderWithoutScripts} from './support/render';

it('has named controls', () => {
  const page = renderWithoutScripts(<Coverage />, {route: '/media'});
  const filters = within(page.getByRole('search', {name: 'Filter the coverage'}));
  filters.getByRole('searchbox', {name: 'Find a headline, outlet or date'});
  filters.getByRole('group', {name: 'Language'});
  filters.getByRole('combobox', {name: 'Year'});
});
