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
    submit="Send your query"
    subject="Query from the website"
    rows={[nameFields('query', 'required'), [emailField('query', 'Email')]]}
  />
);

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
    await user.click(button('Send your query'));
    const summary = screen.getByRole('region', {name: 'Please look at these again'});
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

  it('rejects what is no e-mail address', async () => {
    const page = renderHydrated(form);
    await fillIn(page);
    await page.user.clear(field('Email'));
    await page.user.type(field('Email'), 'asha');
    await page.user.click(button('Send your query'));
    screen.getByRole('textbox', {name: 'Email', description: /full e-mail address/});
    expect(screen.queryByRole('heading', {name: 'Your message is ready'})).toBeNull();
  });

  it('shows the message with links that contain it, and leads back to the fields', async () => {
    const page = renderHydrated(form);
    await fillIn(page);
    await page.user.click(button('Send your query'));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', {name: 'Your message is ready'}),
    );
    expect(field('Your message').value).toBe(
      'First Name: Asha\nLast Name: Rai\nEmail: asha@example.com',
    );
    expect(link('Open in e-mail').href).toContain(
      'mailto:info@brand.example?subject=Query%20from%20the%20website&body=First%20Name%3A%20Asha%0D%0A',
    );
    expect(link(/Open in WhatsApp/).href).toContain('text=First%20Name%3A%20Asha%0A');
    expect(link(/Open in Telegram/).href).toContain('text=First%20Name%3A%20Asha%0A');

    await page.user.click(button('Change something'));
    expect(document.activeElement).toBe(field('First Name'));
    expect(field('First Name').value).toBe('Asha');
  });

  it('copies the message, and says so', async () => {
    const page = renderHydrated(form);
    await fillIn(page);
    await page.user.click(button('Send your query'));
    await page.user.click(button('Copy'));
    await waitFor(() => screen.getByText('Copied'));
    expect(await navigator.clipboard.readText()).toContain('Last Name: Rai');
  });

  it('empties the form, and Undo restores it', async () => {
    const page = renderHydrated(form);
    await fillIn(page);
    await page.user.click(button('Clear the form'));
    expect(field('First Name').value).toBe('');
    await page.user.click(button('Undo'));
    expect(field('First Name').value).toBe('Asha');
    expect(document.activeElement).toBe(button('Clear the form'));
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
    expect(button('Send your query').matches('.needs-js')).toBe(true);
    expect(page.getByText(/This form sends nothing by itself/).matches('.without-js')).toBe(true);
    expect(link('info@brand.example').href).toBe('mailto:info@brand.example');
  });
});
