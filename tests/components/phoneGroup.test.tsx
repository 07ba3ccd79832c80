/** @jest-environment jsdom */
import {within} from '@testing-library/react';
import FormPart from '@site/src/components/Form/_Part';
import {phonePart} from '@site/src/components/Form/commonFields';
import {renderWithoutScripts} from './support/render';

const countries = [
  {id: 'NP', name: 'Nepal', dial: '977'},
  {id: 'IN', name: 'India', dial: '91'},
];
const named = (
  <FormPart
    part={phonePart('query', {countries, show: 'name', required: true})}
    errorOf={() => undefined}
  />
);

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
