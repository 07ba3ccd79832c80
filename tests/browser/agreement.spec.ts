import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {entriesOf, valuesOf} from './support/lists';

type Text = Record<'en' | 'ne', string>;

const [, PLUMBER] = entriesOf('services') as unknown as {id: string; before: Text[]}[];
const copy = valuesOf('pages/agreement') as {
  fields: Record<'client' | 'price', Text>;
  print: Text;
  sheet: {heading: Text};
};

const NAME = 'क'.repeat(200);
const PRICE = 'रु १,५००, काम सकिएपछि';

/** How many sheets a PDF has. */
const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

test('is filled in, copied and printed on one sheet', async ({page, context, trouble}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/agreement');
  await page.getByLabel(copy.fields.client.en, {exact: true}).fill(NAME);
  await page.getByLabel(copy.fields.price.en, {exact: true}).fill(PRICE);
  const sheet = page.locator('[data-part=sheet]');
  await expect(sheet).toContainText(NAME);
  await expect(sheet).toContainText(PRICE);
  const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await axeViolations(page)).toEqual([]);

  await page.locator('[data-part=copy]').click();
  await expect(page.locator('[data-part=status]')).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${copy.sheet.heading.en} / ${copy.sheet.heading.ne}`);
  expect(copied).toContain(`${copy.fields.price.en} / ${copy.fields.price.ne}: ${PRICE}`);

  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', {name: copy.print.en}).click();
  await expect(page).toHaveTitle('printed');
  expect(sheetsOf(await page.pdf({format: 'A4'}))).toBe(1);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.locator('form')).toBeHidden();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');

  // The draft is that of the tab, and nothing gets into the address.
  await page.emulateMedia({media: 'screen'});
  await page.goto('/ne/agreement');
  await expect(sheet).toContainText(PRICE);
  expect(new URL(page.url()).search).toBe('');
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('shows the advice of the trade that led here', async ({page, trouble}) => {
  await page.goto(`/hire/${PLUMBER!.id}`);
  await page.locator('main a[href*="/agreement"]').click();
  await expect(page).toHaveURL(`/agreement?trade=${PLUMBER!.id}`);
  await expect(page.locator('aside [data-part=advice] li')).toHaveText(
    PLUMBER!.before.map(({en}) => en),
  );
  await page.goto('/agreement?trade=../contact');
  await expect(page.locator('aside [data-part=advice] li')).toHaveCount(0);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('works without a connection once its module is there', async ({page, context}) => {
  await page.goto('/agreement');
  const price = page.getByLabel(copy.fields.price.en, {exact: true});
  await price.focus();
  await expect(page.locator('[data-part=offline]')).toBeVisible();
  await context.setOffline(true);
  await price.fill(PRICE);
  await expect(page.locator('[data-part=sheet]')).toContainText(PRICE);
});
