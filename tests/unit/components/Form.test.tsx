/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import type {Data} from '@site/src/data/lists';
import Form from '@site/src/components/Form';
import {option} from '@site/src/components/Form/fields';
import {ProfileCards} from '@site/src/components/People/cards';
import {factsOf, HtmlDocument} from '@site/src/publish/documents';
import {searchablePage} from '@site/src/publish/search/records';
import {renderWithoutScripts} from '../support/render';

jest.mock('@site/src/data/choices.yml', () => ({
  cities: [{id: 'kathmandu', name: 'Kathmandu'}],
}));

const asha: Data<'profiles'>[number] = {
  id: 'asha',
  name: 'Asha',
  field: 'Web Developer',
  city: 'kathmandu',
  profession: 'web-developer',
  portrait: 'developer',
  experienceYears: {value: 2, text: '2 years'},
  expectedSalary: {value: 45_000, text: 'Rs 45,000'},
};
const placeholder = {...asha, id: 'profile-1', name: 'Profile 1', placeholder: true};

const linkTo = (name: string) => screen.queryByRole('link', {name})?.getAttribute('href');

it('asks for real profiles one by one, and once for all placeholders; all show a salary', () => {
  renderWithoutScripts(<ProfileCards people={[placeholder, asha]} />);
  expect(linkTo('Ask who is available')).toBe('#callback');
  expect(linkTo('Ask about Asha')).toBe('/career?topic=asha#callback');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByText('Expected salary')).toHaveLength(2);
});

it('has a salary of placeholders on the page only, not in the search', () => {
  const {innerHTML} = renderWithoutScripts(<ProfileCards people={[placeholder]} />).getByRole(
    'list',
  );
  const html = `<title>Brand | Career | Market</title><meta name=description content="Interns.">
    <link rel=canonical href=/career><meta property=og:image content=/career.png>
    <main><h1>Career</h1><section data-placeholder>${innerHTML}</section></main>`;
  const page = new HtmlDocument('career.html', html, factsOf('career.html', html));
  const {sections} = searchablePage('/career', page);
  expect(JSON.stringify(sections)).not.toMatch(/salary|45,000/);
});

it('asks for nobody else when all profiles are real', () => {
  renderWithoutScripts(<ProfileCards people={[asha]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['asha', 'Asha'],
  ['nobody', 'Anyone'],
])('begins a select with the option that is the topic of the address: %s', async (topic, shown) => {
  window.history.replaceState(null, '', `/career?topic=${topic}`);
  const {default: SiteForm} = await import('@site/src/components/Form/element');
  if (!customElements.get('site-form')) customElements.define('site-form', SiteForm);
  const children = [option('', 'Anyone'), option('bina', 'Bina'), option('asha', 'Asha')];
  const about = {as: 'select', id: 'about', label: 'About', children} as const;
  renderWithoutScripts(
    <Form
      id="callback"
      heading="Callback"
      note=""
      subject=""
      rows={[[{...about, 'data-topic': 'bina asha'}]]}
    />,
  );
  const box = screen.getByRole<HTMLSelectElement>('combobox', {name: 'About'});
  expect(box.selectedOptions[0]!.text).toBe(shown);
});
