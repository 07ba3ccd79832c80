import type {Locator} from '@playwright/test';

/** Fills in every field of a form with something that it takes, and makes the message ready. */
export async function fillForm(form: Locator): Promise<void> {
  for (const field of await form.locator('input, textarea').all()) {
    const isMail = (await field.getAttribute('type')) === 'email';
    await field.fill(isMail ? 'asha@example.com' : '98');
  }
  for (const choice of await form.locator('select').all()) {
    await choice.selectOption({index: 1});
  }
  await form.locator('button[type=submit]').click();
}
