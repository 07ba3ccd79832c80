import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import {type Locale} from 'nepali-text/locale';
import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {entriesOf, valuesOf} from './support/lists';

type Text = Record<Locale, string>;

const [TRADE] = entriesOf('services') as unknown as Record<
  'id' | 'name' | 'people' | 'wanted' | 'where',
  Text & string
>[];
const cities = entriesOf('choices.cities') as unknown as {
  id: string;
  name: Text;
}[];
const CITY = cities.find(({id}) => id === 'pokhara')!;
const {anywhere} = valuesOf('pages/hire') as {anywhere: Text};
const SITE = valuesOf('site') as {whatsapp: {link: string}; stores?: unknown};

const PATH = `/hire/${TRADE!.id}`;
const path = `/ne${PATH}`;

const heading = (city: string) => TRADE!.people.ne.replace('{city}', city);
const inCity = TRADE!.where.ne.trim().replace('{city}', CITY.name.ne);
const message = (text: string, origin: string) =>
  `${SITE.whatsapp.link}?text=${encodeURIComponent(`${text} · ${origin}`)}`;

test('names the city of the address before the first paint', async ({page, trouble}) => {
  const shifted = await watchLayoutShifts(page);
  await page.goto(`${path}?city=${CITY.id}`);
  const ours = heading(CITY.name.ne);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(ours);
  await expect(page).toHaveTitle(new RegExp(` \\| ${ours} \\| `));
  await expect(page.locator('[aria-live]').filter({hasText: inCity})).toBeVisible();
  const link = page.getByRole('link', {name: /WhatsApp|ह्वाट्सएप/}).first();
  await expect(page.locator('[data-city-message]')).toHaveAttribute(
    'href',
    message(inCity, `${TRADE!.id}/${CITY.id}`),
  );
  await expect(link).toBeVisible();
  await expect(page.locator('main select')).toHaveValue(CITY.id);
  expect(await shifted()).toBeLessThan(STILL);
  // The other language is about the same city.
  const other = page.locator('header a[hreflang]:visible').first();
  await other.focus();
  await expect(other).toHaveJSProperty('search', `?city=${CITY.id}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(ours);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('a city that is chosen, and one that does not exist', async ({page}) => {
  await page.goto(`${path}?city=atlantis`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading(anywhere.ne));
  await page.locator('main select').selectOption(CITY.id);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading(CITY.name.ne));
  await expect(page).toHaveURL(`${path}?city=${CITY.id}`);
  await page.locator('main select').selectOption('');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading(anywhere.ne));
  await expect(page).toHaveURL(path);
  await expect(page.locator('[data-city-message]')).toHaveAttribute(
    'href',
    message(TRADE!.wanted.ne.trim(), TRADE!.id),
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

  test('a trade has its message and advice, and the search leads to the list of all', async ({
    page,
  }) => {
    await page.goto(`${path}?city=${CITY.id}`);
    await expect(page.locator('[data-city-message]')).toHaveAttribute(
      'href',
      message(TRADE!.wanted.ne.trim(), TRADE!.id),
    );
    await expect(page.locator('main select')).toBeHidden();
    await page.goto('/ne/');
    await page.getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/\/hire\?city=&profession=$/);
    for (const {id} of entriesOf('services')) {
      await expect(page.locator(`main a[href$="/hire/${String(id)}"]`)).toBeVisible();
    }
  });
});

test('the search, and an old address of the career page, lead to the trade', async ({page}) => {
  await page.goto('/ne/');
  await page.locator('select[name=city]').selectOption(CITY.id);
  await page.locator('select[name=profession]').selectOption(TRADE!.id);
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(`${path}?city=${CITY.id}`);
  await page.goto(`/ne/career?profession=${TRADE!.id}#results`);
  await expect(page).toHaveURL(path);
  // Both at once that do not exist: the page as it is for everyone.
  await page.goto(`/ne/career?profession=wizard&city=atlantis`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL(/profession=wizard/);
});

test('the QR code leads to the store, and phones do not fetch it', async ({page}) => {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (/\/qr[.-]/.test(request.url())) codes.push(request.url());
  });
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(PATH);
  await page.waitForLoadState('networkidle');
  expect(codes).toEqual([]);
  await page.setViewportSize({width: 1280, height: 900});
  const code = page.locator('main section:has([data-city-message]) span[aria-hidden]:empty');
  await code.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const {data, info} = await sharp(await code.screenshot())
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const store = page
    .locator('main')
    .getByRole('link', {name: /Google Play/})
    .first();
  expect(decodeQR({...info, data})).toBe(await store.getAttribute('href'));
});
