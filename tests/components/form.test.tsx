/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import Form from '@site/src/components/Form';
import {emailField, nameFields} from '@site/src/components/Form/commonFields';
import {renderHydrated, renderWithoutScripts} from './support/render';

const form = (
  <Form
    id="query"
    heading="Send Your Queries"
    note="Everything is required."
    subject="Query from the website"
    rows={[nameFields('query', 'required'), [emailField('query', 'Email')]]}
  />
);

beforeEach(() => sessionStorage.clear());

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', {name});

it('keeps what a field holds at the beginning out of drafts', async () => {
  const rows = [[{id: 'x-extension', kind: 'input', label: 'Extension', initial: '0'} as const]];
  const {user} = renderHydrated(<Form id="x" heading="X" note="" subject="X" rows={rows} />);
  expect(field('Extension').value).toBe('0');
  await user.type(field('Extension'), '1');
  await user.type(field('Extension'), '{Backspace}');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('draft-x')).toBeNull();
});

it('has a named control for every required field without scripts', () => {
  const page = renderWithoutScripts(form);
  page.getByRole('form', {name: 'Send Your Queries'});
  expect(field('First Name').required).toBe(true);
  expect(field('Email').type).toBe('email');
});

it('shows the message again that was ready in the other language, and the ways to send it', async () => {
  const {user} = renderHydrated(form);
  await user.type(field('First Name'), 'Asha');
  await user.type(field('Last Name'), 'Rai');
  await user.type(field('Email'), 'asha@example.com');
  await user.click(screen.getByRole('button', {name: 'Prepare my message'}));
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  renderHydrated(form);
  await waitFor(() =>
    expect(field('Your message').value).toBe(
      'First Name: Asha\nLast Name: Rai\nEmail: asha@example.com',
    ),
  );
  expect(document.activeElement).toBe(document.body);
  const ways = within(screen.getByRole('region', {name: 'Your message is ready'}));
  expect(ways.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    expect.stringContaining('WhatsApp'),
    expect.stringContaining('email'),
    expect.stringContaining('Telegram'),
    expect.stringContaining('Copy'),
  ]);
});
