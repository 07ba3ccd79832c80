import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import {type Locale, locales} from 'nepali-text/locale';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {entriesOf, valuesOf} from './support/lists';
import {prefixOf} from './support/words';

type Text = Record<Locale, string>;

const [TRADE] = entriesOf('services') as unknown as (Record<
  'id' | 'name' | 'people' | 'wanted' | 'where',
  Text & string
> & {needs: Record<'name' | 'says', Text>[]; before: Text[]})[];
const cities = entriesOf('choices.cities') as unknown as {
  id: string;
  name: Text;
}[];
const CITY = cities.find(({id}) => id === 'pokhara')!;
const {
  anywhere,
  ask,
  inCity: words,
  heading: all,
  question,
} = valuesOf('pages/hire') as Record<'anywhere' | 'heading', Text> & {
  ask: Record<'today' | 'reference', Text> & {home: Record<'label' | 'says' | 'name', Text>};
  inCity: Record<'heading' | 'name', Text>;
  question: {available: Record<'any' | 'today', Text>};
};
const SITE = valuesOf('site') as {whatsapp: {link: string}; stores?: unknown};

const PATH = `/hire/${TRADE!.id}`;
const path = `/ne${PATH}`;

const heading = (city: string) => TRADE!.people.ne.replace('{city}', city);
const inCity = TRADE!.where.ne.trim().replace('{city}', CITY.name.ne);
const asks = question.available.any.ne;
/** The last line of a message. */
const reference = (page: string, locale: Locale = 'ne') =>
  `\n${ask.reference[locale].replace('{page}', page)}`;
const message = (text: string, origin: string) =>
  `${SITE.whatsapp.link}?text=${encodeURIComponent(`${text} ${asks}${reference(origin)}`)}`;

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

for (const locale of locales) {
  test(`the trades of a city, before the first paint: ${locale}`, async ({page, trouble}) => {
    const list = `${prefixOf(locale)}/hire`;
    const query = `?city=${CITY.id}`;
    const says = async (city: string) => {
      const name = words.name[locale].replace('{city}', city);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        words.heading[locale].replace('{city}', city),
      );
      await expect(page.locator('main [aria-current=page]')).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(` \\| ${name} \\| `));
      await expect(page.locator('[data-part=text]')).toContainText(city);
    };
    const shifted = await watchLayoutShifts(page);
    await page.goto(list + query);
    await says(CITY.name[locale]);
    expect(await shifted()).toBeLessThan(STILL);
    for (const {id} of entriesOf('services')) {
      await expect(page.locator(`main a[href$="${list}/${String(id)}${query}"]`)).toHaveCount(1);
    }
    const other = page.locator('header a[hreflang]:visible').first();
    await other.focus();
    await expect(other).toHaveJSProperty('search', query);
    // Nobody on the career page is from Birgunj.
    const interns = page.locator(`main p a[href*="/career?city="]`);
    await expect(interns).toHaveAttribute('href', /\/career\?city=pokhara#results$/);
    await page.locator('main select').selectOption('birgunj');
    await says(cities.find(({id}) => id === 'birgunj')!.name[locale]);
    await expect(page).toHaveURL(`${list}?city=birgunj`);
    await expect(interns).toBeHidden();
    await page.locator('main select').selectOption('');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(all[locale]);
    await expect(page).toHaveURL(list);
    await expect(page.locator(`main a[href*="?city="]`)).toHaveCount(0);
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}

test('a city is known by its id, and what is none is left out', async ({page}) => {
  for (const [query, city] of [
    ['?city=पोखरा', undefined],
    ['?city=pokhara&city=damak', 'Pokhara'],
    ['?city=atlantis&city=damak', undefined],
    ['?city=atlantis', undefined],
    ['?city=', undefined],
    ['?city=%22%3E%3Cb%3E', undefined],
    ['?city=%', undefined],
  ] as const) {
    await page.goto(`/hire${query}`);
    const said = city ? words.heading.en.replace('{city}', city) : all.en;
    await expect(page.getByRole('heading', {level: 1}), query).toHaveText(said);
    await expect(page.locator('main select'), query).toHaveValue(city?.toLowerCase() ?? '');
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true});

  test('the button that sends the message is on the first screen', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    for (const locale of locales) {
      await page.goto(`${prefixOf(locale)}${PATH}?city=${CITY.id}`);
      await expect(page.locator('[data-city-message]')).toBeInViewport({ratio: 1});
    }
  });

  test('from a city to the message in three taps', async ({page}) => {
    await page.goto('/ne/');
    await page.locator(`main a[href$="?city=${CITY.id}"]`).tap();
    await expect(page).toHaveURL(`/ne/hire?city=${CITY.id}`);
    const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.locator(`main a[href*="${PATH}?"]`).tap();
    await expect(page).toHaveURL(`${path}?city=${CITY.id}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading(CITY.name.ne));
    // The third tap opens the chat.
    const link = page.locator('[data-city-message]');
    await expect(link).toHaveAttribute('href', message(inCity, `${TRADE!.id}/${CITY.id}`));
    await link.tap({trial: true});
    // The ways back keep the city.
    await expect(page.locator(`main a[href$="/ne/hire?city=${CITY.id}"]`)).toHaveCount(2);
    await page.locator(`main a[href$="/ne/hire?city=${CITY.id}"]`).first().tap();
    await expect(page.locator('main select')).toHaveValue(CITY.id);
  });
});

test('the message that is shown is the one that is sent and copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const address of [`${path}?city=${CITY.id}`, PATH, '/hire?city=damak', '/ne/hire']) {
    await page.goto(address);
    const shown = await page.locator('[data-part=text]').innerText();
    const href = await page.locator('[data-city-message]').getAttribute('href');
    expect(new URL(href!).searchParams.get('text')).toBe(shown);
    await page.locator('[data-part=copy]').click();
    await expect(page.locator('[data-part=status]')).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.locator('[data-part=copy]').press('Enter');
  await expect(page.locator('[data-part=status]')).toHaveText('कृपया यो सन्देश कपी गर्नुहोस्');
});

for (const locale of locales) {
  test(`the message says what is chosen, and the address does not: ${locale}`, async ({
    page,
    context,
    trouble,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = `${prefixOf(locale)}${PATH}?city=${CITY.id}`;
    const [need, another] = TRADE!.needs;
    const where = TRADE!.where[locale].replace('{city}', CITY.name[locale]);
    const origin = reference(`${TRADE!.id}/${CITY.id}`, locale);
    const {any, today} = question.available;
    const sent = async () => {
      const href = await page.locator('[data-city-message]').getAttribute('href');
      return new URL(href!).searchParams.get('text');
    };
    const choice = (name: string) =>
      page.locator('main label').and(page.getByText(name, {exact: true}));
    await page.goto(address);
    await expect(page.locator('main input:checked')).toHaveCount(0);
    await choice(another!.name[locale]).click();
    await choice(need!.name[locale]).click();
    await choice(ask.today[locale]).click();
    const chosen = `${where} ${need!.says[locale]} ${today[locale]}${origin}`;
    await expect.poll(sent).toBe(chosen);
    await expect(page.locator('[data-part=text]')).toHaveText(chosen, {useInnerText: true});
    await page.locator('[data-part=copy]').click();
    await expect(page.locator('[data-part=status]')).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chosen);
    expect(await axeViolations(page)).toEqual([]);
    // The second press takes a choice back.
    await choice(need!.name[locale]).click();
    await expect.poll(sent).toBe(`${where} ${today[locale]}${origin}`);
    await page.getByRole('radio', {name: ask.today[locale], exact: true}).press('Space');
    await expect.poll(sent).toBe(`${where} ${any[locale]}${origin}`);
    await expect(page).toHaveURL(address);
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}

test('the other language keeps what is chosen, and another city keeps it, too', async ({page}) => {
  const [need] = TRADE!.needs;
  await page.goto(`${PATH}?city=${CITY.id}`);
  await page
    .locator('main label')
    .and(page.getByText(need!.name.en, {exact: true}))
    .click();
  await expect(page.locator('[data-part=text]')).toContainText(need!.says.en);
  await page.locator('header a[hreflang=ne]:visible').click();
  await expect(page.locator('[data-part=text]')).toContainText(need!.says.ne);
  await page.locator('main select').selectOption('damak');
  const {href} = await page.locator('[data-city-message]').evaluate((link) => ({
    href: decodeURIComponent((link as HTMLAnchorElement).search),
  }));
  expect(href).toContain(need!.says.ne);
  expect(href.endsWith(reference(`${TRADE!.id}/damak`))).toBe(true);
});

test('who asks for somebody at home gets lines to fill in, and the page for them', async ({
  page,
}) => {
  await page.goto(`${PATH}?city=${CITY.id}`);
  const link = page.locator('main section:has([data-city-message]) a[hreflang=ne]');
  await expect(link).toBeHidden();
  await page.locator('main label').and(page.getByText(ask.home.label.en)).click();
  await expect(page.locator('[data-part=text]')).toContainText(ask.home.says.en);
  const href = await page.locator('[data-city-message]').getAttribute('href');
  const text = new URL(href!).searchParams.get('text')!;
  expect(text.split('\n')).toContain(ask.home.name.en);
  expect(text).toMatch(/\n[^\n]+\n\([^\n]+\)$/);
  expect(text.endsWith(reference(`${TRADE!.id}/${CITY.id}`, 'en'))).toBe(true);
  await link.click();
  await expect(page).toHaveURL(`/ne${PATH}?city=${CITY.id}`);
});

test('the scene of a city is fetched for wide screens only', async ({page}) => {
  const scenes: string[] = [];
  page.on('request', (request) => {
    if (/\/cities[.-]/.test(request.url())) scenes.push(request.url());
  });
  const scene = page.locator('main header [data-city-only] svg');
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(PATH);
  await page.waitForLoadState('networkidle');
  await expect(scene).toBeHidden();
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(`${PATH}?city=${CITY.id}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(TRADE!.before[0]!.en).first()).toBeInViewport();
  expect(scenes).toEqual([]);
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(`${PATH}?city=${CITY.id}`);
  await expect(scene).toBeVisible();
  await expect.poll(() => scenes.length).toBe(1);
  // The document has the colours of what is fetched later.
  const drawing = await (await page.request.get(scenes[0]!)).text();
  const missing = await page.evaluate(
    (names) => names.filter((name) => !getComputedStyle(document.body).getPropertyValue(name)),
    [...new Set(drawing.match(/--w-[\w-]+/g))],
  );
  expect(missing).toEqual([]);
});

test('the hours are below the button', async ({page}) => {
  await page.goto(PATH);
  await expect(page.getByRole('main').getByText('Hours: 10 AM to 5 PM NPT')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

  test('a trade has its message and advice, and the search leads to the list of all', async ({
    page,
  }) => {
    await page.goto(`${path}?city=${CITY.id}`);
    // A document has the letters of a link as they are, a script escapes them.
    const link = await page.locator('[data-city-message]').getAttribute('href');
    expect(decodeURIComponent(link!)).toBe(
      decodeURIComponent(message(TRADE!.wanted.ne.trim(), TRADE!.id)),
    );
    await expect(page.locator('main select')).toBeHidden();
    await expect(page.locator('main label:visible')).toHaveCount(0);
    await page.goto('/ne/');
    await page.getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/\/hire\?city=&profession=$/);
    const shown = page.locator('main a[href*="/hire/"]:visible, main a[href*="/career?"]:visible');
    const links = await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      ...entriesOf('choices.professions').map(
        ({id}) => `/ne/career?profession=${String(id)}#results`,
      ),
      ...entriesOf('services').map(({id}) => `/ne/hire/${String(id)}`),
    ]);
    await expect(page.locator('[data-part=copy]')).toBeHidden();
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
