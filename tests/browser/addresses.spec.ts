import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';

// Which words: missingAddress.test.ts.
test('the page for unknown addresses says that there is none, but not to those who asked for it', async ({
  page,
}) => {
  const note = page.locator('#not-found');
  for (const [typed, words] of [
    ['/abuot', 'There is no page at /abuot. '],
    ['/NE/सेवा', '/NE/सेवामा कुनै पृष्ठ छैन। '],
  ] as const) {
    await page.goto(typed);
    await expect(note).toContainText(words);
    await expect(note).toBeInViewport();
    await page.getByRole('link', {name: /^(Skip|मुख्य)/}).press('Enter');
    await expect(note).toBeVisible();
    expect(await axeViolations(page, '#not-found')).toEqual([]);
  }
  await page.goto('/app');
  await expect(note).toBeHidden();
});
