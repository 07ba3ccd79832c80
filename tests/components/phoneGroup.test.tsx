/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import FormPart from '@site/src/components/Form/_Part';
import {phonePart} from '@site/src/components/Form/commonFields';
import {renderHydrated, renderWithoutScripts} from './support/render';

const countries = [
  {id: 'NP', name: 'Nepal', dial: '977'},
  {id: 'IN', name: 'India', dial: '91'},
];
const errors: Record<string, string> = {'query-phone': 'Enter your phone number'};

const flagged = (
  <FormPart part={phonePart('callback', {countries, show: 'code'})} errorOf={() => undefined} />
);
const named = (
  <FormPart
    part={phonePart('query', {countries, show: 'name', required: true})}
    errorOf={(id) => errors[id]}
  />
);

describe('with scripts', () => {
  it('shows the flag of the chosen country', async () => {
    const {user, container} = renderHydrated(flagged);
    const flag = () => container.querySelector('use')?.getAttribute('href');
    expect(flag()).toMatch(/#NP$/);
    await user.selectOptions(screen.getByRole('combobox', {name: 'Country Code'}), 'IN +91');
    expect(flag()).toMatch(/#IN$/);
  });

  it('describes the number by the error of the group', () => {
    renderHydrated(named);
    screen.getByRole('textbox', {name: 'Phone', description: 'Enter your phone number'});
    expect(screen.getAllByText('Enter your phone number')).toHaveLength(1);
    const country = screen.getByRole('combobox', {name: 'Country Code'});
    expect(country.getAttribute('aria-describedby')).toBeNull();
  });
});

describe('without scripts', () => {
  it('is one named group of a select and a number field', () => {
    const page = renderWithoutScripts(named);
    const group = within(page.getByRole('group', {name: 'Phone Number'}));
    const options = group.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({text, value}) => [text, value])).toEqual([
      ['Nepal (+977)', '+977-'],
      ['India (+91)', '+91-'],
    ]);
    const number = group.getByRole<HTMLInputElement>('textbox', {name: 'Phone'});
    expect([number.type, number.autocomplete, number.required]).toEqual([
      'tel',
      'tel-national',
      true,
    ]);
  });
});
