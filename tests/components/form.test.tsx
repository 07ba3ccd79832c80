/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import Form from '@site/src/components/Form';
import {emailField, nameFields, phonePart} from '@site/src/components/Form/commonFields';
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

const countries = [{id: 'NP', name: 'Nepal', dial: '977'}];

beforeEach(() => sessionStorage.clear());

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', {name});
const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', {name});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', {name});

async function fillIn({user}: ReturnType<typeof renderHydrated>): Promise<void> {
  await user.type(field('First Name'), 'Asha');
  await user.type(field('Last Name'), 'Rai');
  await user.type(field('Email'), 'asha@example.com');
}

describe('with scripts', () => {
  it('lists the errors, describes each field by its own, and links lead to the fields', async () => {
    const {user} = renderHydrated(form);
    await user.click(button('Prepare my message'));
    const summary = screen.getByRole('region', {name: 'There is a problem'});
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    screen.getByRole('textbox', {name: 'First Name', description: 'Enter your first name'});
    expect(field('First Name').getAttribute('aria-invalid')).toBe('true');

    await user.click(within(summary).getByRole('link', {name: 'Enter your last name'}));
    expect(document.activeElement).toBe(field('Last Name'));

    await user.type(field('Last Name'), 'Rai');
    expect(field('Last Name').getAttribute('aria-describedby')).toBeNull();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
  });

  it('rejects what is no email address', async () => {
    const page = renderHydrated(form);
    await fillIn(page);
    await page.user.clear(field('Email'));
    await page.user.type(field('Email'), 'asha');
    await page.user.click(button('Prepare my message'));
    screen.getByRole('textbox', {name: 'Email', description: /full email address/});
    expect(screen.queryByRole('heading', {name: 'Your message is ready'})).toBeNull();
  });

  it('shows the message with links that contain it, and leads back to the fields', async () => {
    const page = renderHydrated(form);
    await fillIn(page);
    await page.user.click(button('Prepare my message'));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', {name: 'Your message is ready'}),
    );
    expect(field('Your message').value).toBe(
      'First Name: Asha\nLast Name: Rai\nEmail: asha@example.com',
    );
    expect(link('Open in email').href).toContain(
      'mailto:info@brand.example?subject=Query%20from%20the%20website&body=First%20Name%3A%20Asha%0D%0A',
    );
    expect(link(/Open in WhatsApp/).href).toContain('text=First%20Name%3A%20Asha%0A');
    expect(link(/Open in Telegram/).href).toContain('text=First%20Name%3A%20Asha%0A');
    const ways = within(screen.getByRole('region', {name: 'Your message is ready'}));
    expect(ways.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      expect.stringContaining('WhatsApp'),
      expect.stringContaining('email'),
      expect.stringContaining('Telegram'),
      expect.stringContaining('Copy'),
    ]);
    expect(ways.getAllByText(/sent/)).toHaveLength(1);

    await page.user.click(button('Change your answers'));
    expect(document.activeElement).toBe(field('First Name'));
    expect(field('First Name').value).toBe('Asha');
  });

  it('checks nothing where nothing is required, and says in kind what would help', async () => {
    const phone = phonePart('callback', {countries, show: 'code'});
    const {user} = renderHydrated(
      <Form
        id="callback"
        heading="Request a callback"
        note="We call every day."
        subject="Callback"
        opening="Please call me back."
        rows={[[phone]]}
        wanted={{id: phone.number.id, text: 'There is no phone number.'}}
      />,
    );
    await user.click(button('Prepare my message'));
    expect(field('Your message').value).toBe('Please call me back.');
    screen.getByText('There is no phone number.');

    await user.click(button('Change your answers'));
    await user.type(field('Phone'), '9800000000');
    await user.click(button('Prepare my message'));
    expect(field('Your message').value).toBe('Please call me back.\nPhone Number: +977-9800000000');
    expect(screen.queryByText('There is no phone number.')).toBeNull();
  });

  it('keeps what a field holds at the beginning out of drafts', async () => {
    const rows = [[{id: 'x-extension', kind: 'input', label: 'Extension', initial: '0'} as const]];
    const {user} = renderHydrated(<Form id="x" heading="X" note="" subject="X" rows={rows} />);
    expect(field('Extension').value).toBe('0');
    await user.type(field('Extension'), '1');
    await user.type(field('Extension'), '{Backspace}');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('draft-x')).toBeNull();
  });

  it('copies the message, and says so', async () => {
    const page = renderHydrated(form);
    await fillIn(page);
    await page.user.click(button('Prepare my message'));
    await page.user.click(button('Copy'));
    await waitFor(() => screen.getByText('Copied'));
    expect(await navigator.clipboard.readText()).toContain('Last Name: Rai');
  });

  it('begins with what the address asks for, unless there is a draft of it', async () => {
    const rows = [[{id: 'x-text', kind: 'textarea', label: 'Message'} as const]];
    const begun = {visit: {'x-text': 'I would like to come on'}};
    const asking = <Form id="x" heading="X" note="" subject="X" rows={rows} begun={begun} />;
    const first = renderHydrated(asking);
    expect(field('Message').value).toBe('');
    first.unmount();
    window.history.replaceState(null, '', '?topic=visit');
    const second = renderHydrated(asking);
    expect(field('Message').value).toBe('I would like to come on');
    // Each language has its own.
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('draft-x')).toBeNull();
    await second.user.type(field('Message'), ' Sunday');
    second.unmount();
    renderHydrated(asking);
    expect(field('Message').value).toBe('I would like to come on Sunday');
    window.history.replaceState(null, '', '/');
  });

  it('keeps a draft for a reload', async () => {
    const first = renderHydrated(form);
    await first.user.type(field('First Name'), 'Asha');
    first.unmount();
    renderHydrated(form);
    expect(field('First Name').value).toBe('Asha');
  });
});

describe('without scripts', () => {
  it('has a named control for every required field', () => {
    const page = renderWithoutScripts(form);
    page.getByRole('form', {name: 'Send Your Queries'});
    expect(field('First Name').required).toBe(true);
    expect(field('Last Name').required).toBe(true);
    expect(field('Email').type).toBe('email');
  });

  it('submits nothing and says how to reach the company instead', () => {
    const page = renderWithoutScripts(form);
    expect(page.getByRole('form').getAttribute('method')).toBe('dialog');
    expect(document.querySelector('form [name]')).toBeNull();
    // The style sheet hides what is for visitors with scripts only, and the other way round.
    expect(button('Prepare my message').matches('.needs-js')).toBe(true);
    expect(page.getByText(/This form is not working here/).matches('.without-js')).toBe(true);
    expect(link('info@brand.example').href).toBe('mailto:info@brand.example');
  });
});

it('shows the message again that was ready in the other language', async () => {
  const page = renderHydrated(form);
  await fillIn(page);
  await page.user.click(button('Prepare my message'));
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  renderHydrated(form);
  await waitFor(() => expect(field('Your message').value).toContain('First Name: Asha'));
  expect(document.activeElement).toBe(document.body);
});
