import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {entriesOf, valuesOf} from './support/lists';
import {defined} from './support/scripts';

const say = {
  missing: [
    'Enter your first name',
    'Enter your last name',
    'Enter a full email address, for example name@example.com',
    'Enter your phone number',
    'Choose what you need help with',
  ],
  opening: 'Please call me back.',
  wanted: 'Add your phone number so that we can call you back.',
  ready: 'Your message is ready',
  copied: 'Copied',
  change: 'Change your answers',
  channels: {whatsapp: 'Open in WhatsApp', email: 'Open in email', telegram: 'Open in Telegram'},
  copy: 'Copy',
  cut: /holds only the first [\d,]+ of [\d,]+ characters/,
};

// Scrolling to each field in turn would take longer than all the rest.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const submitOf = (page: Page, form: string) => page.locator(`#${form} button[type=submit]`);
const field = (page: Page, id: string) => page.locator(`#${id}`);

/** Whether the label or legend of a field is on the screen, and not under the header that stays. */
const nameBelowHeader = (page: Page, id: string) =>
  field(page, id).evaluate((control: HTMLInputElement) => {
    const name = control.closest('fieldset') ?? control.labels![0]!;
    const {top} = name.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect();
    return top >= header.bottom && top < window.innerHeight;
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await defined(page, 'site-form');
}

async function fillQuery(
  page: Page,
  message: string,
  email = 'asha+work@example.com',
): Promise<void> {
  await field(page, 'query-first-name').fill('आशा');
  await field(page, 'query-last-name').fill('O’Rai & Sons');
  await field(page, 'query-email').fill(email);
  await field(page, 'query-phone').fill('9800000000');
  await field(page, 'query-extension').fill('12');
  await field(page, 'query-topic').selectOption('others');
  await field(page, 'query-message').fill(message);
}

/** The text that a link carries, as the program at its other end will read it. */
async function carried(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', {name}).getAttribute('href');
  const url = new URL(href!);
  const text = url.searchParams.get(url.protocol === 'mailto:' ? 'body' : 'text')!;
  return text.replaceAll('\r\n', '\n');
}

test('every fault has its sentence, which goes as the field becomes right', async ({
  page,
  trouble,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  await open(page, '/contact');
  const controls = page.locator('#query').locator('input, select, textarea');
  const summary = page.locator('#query section');
  // All but the message.
  await expect(controls.and(page.locator(':required'))).toHaveCount((await controls.count()) - 1);
  await expect(field(page, 'query-message')).not.toHaveAttribute('required');
  await expect(field(page, 'query-country-code')).toHaveValue('+977-');

  await test.step('an empty form', async () => {
    await field(page, 'query-first-name').fill('   ');
    await submitOf(page, 'query').click();
    await expect(summary).toBeFocused();
    const [top, header] = await Promise.all([
      summary.evaluate((element) => element.getBoundingClientRect().top),
      page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(top).toBeGreaterThanOrEqual(header);
    await expect(summary.getByRole('link')).toHaveText(say.missing);
    await expect(controls.and(page.locator('[aria-invalid=true]'))).toHaveCount(5);
    await expect(field(page, 'query-extension')).toHaveValue('0');
    expect(await axeViolations(page, 'main')).toEqual([]);
    for (const link of await summary.getByRole('link').all()) {
      const id = (await link.getAttribute('href'))!.slice(1);
      await link.click();
      await expect(field(page, id)).toBeFocused();
      expect(await nameBelowHeader(page, id)).toBe(true);
      await expect(field(page, id)).toHaveAccessibleDescription(new RegExp(await link.innerText()));
    }
    expect(new URL(page.url()).hash).toBe('');
  });

  await test.step('sentences go as fields become right', async () => {
    await fillQuery(page, '', 'asha@');
    await expect(summary.getByRole('link')).toHaveText([say.missing[2]!]);
    for (const wrong of ['asha', 'asha@example.', 'a b@example.com', '@example.com']) {
      await field(page, 'query-email').fill(wrong);
      await submitOf(page, 'query').click();
      await expect(summary.getByRole('link')).toHaveText([say.missing[2]!]);
    }
    for (const right of ['राम@उदाहरण.नेपाल', 'asha@example.com']) {
      await field(page, 'query-email').fill(right);
      await expect(summary).toBeHidden();
    }
  });
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('the callback form checks nothing, shows flags, and works without a connection', async ({
  page,
  context,
  trouble,
}) => {
  await open(page, '/career');
  const code = field(page, 'callback-country-code');
  await expect(code.locator('option')).toHaveText(
    (valuesOf('choices').callbackCountries as string[]).map(
      (id) => `${id} +${String(entriesOf('countries').find((one) => one.id === id)?.dial)}`,
    ),
  );
  await expect(page.locator('#callback use')).toHaveAttribute('href', /#NP$/);
  await code.selectOption('+44');
  await expect(page.locator('#callback use')).toHaveAttribute('href', /\.svg#GB$/);
  await submitOf(page, 'callback').click();
  await expect(page.getByRole('heading', {name: say.ready})).toBeFocused();
  await expect(field(page, 'callback-ready-text')).toHaveValue(say.opening);
  await expect(page.getByText(say.wanted)).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', {name: say.change}).click();
  // As the form says, once its module is there.
  await expect(page.locator('#callback [data-part=offline]')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'callback-phone').fill('20');
  await field(page, 'callback-phone').press('Enter');
  await expect(page.getByRole('heading', {name: say.ready})).toBeFocused();
  await expect(page.getByText(say.wanted)).toBeHidden();
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('a right form makes the message ready and sends nothing', async ({page, context, trouble}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // But for a font of the site, as an emoji that is joined of two may make the browser look for one, and
  // for the aids to typing, which come with the first focus.
  page.on('request', (request) => {
    const isAid = request.url().endsWith('/site-typing.js');
    if (request.resourceType() !== 'font' && !isAid) requests.push(request.url());
  });
  const address = page.url();
  const text = 'पहिलो\nSecond & third #4 + 5% = ?\n👩‍🔧🇳🇵 "end"';
  const box = field(page, 'query-ready-text');

  await test.step('the links carry what was typed', async () => {
    await fillQuery(page, text);
    await field(page, 'query-extension').press('Enter');
    await expect(page.getByRole('heading', {name: say.ready})).toBeFocused();
    const message = await box.inputValue();
    expect(message).toContain(`: ${text}`);
    expect(message).toContain('+977-9800000000');
    expect(message).toContain('asha+work@example.com');
    for (const name of Object.values(say.channels)) {
      expect(await carried(page, name)).toBe(message);
    }
    const mail = page.getByRole('link', {name: say.channels.email});
    await expect(mail).toHaveAttribute('href', /^mailto:\S+@\S+\?subject=[^&]/);
    await expect(box).toHaveAttribute('lang', 'en');
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.getByRole('button', {name: say.copy}).click();
    await expect(page.getByText(say.copied, {exact: true})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  });

  await test.step('a long text is cut where a link would be refused, and copied whole', async () => {
    await page.getByRole('button', {name: say.change}).click();
    await expect(field(page, 'query-first-name')).toBeFocused();
    await expect(field(page, 'query-message')).toHaveValue(text);
    const long = 'नेपाल👩‍🔧'.repeat(500);
    await field(page, 'query-message').fill(long);
    await submitOf(page, 'query').click();
    const message = await box.inputValue();
    const telegram = page.getByRole('link', {name: say.channels.telegram});
    await expect(telegram).toHaveAccessibleDescription(say.cut);
    const part = await carried(page, say.channels.telegram);
    expect(part.endsWith('…')).toBe(true);
    expect(message.startsWith(part.slice(0, -1))).toBe(true);
    expect(part.length).toBeGreaterThan(800);
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('where nothing may be copied, the text is selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.getByRole('button', {name: say.copy}).click();
    await expect(box).toBeFocused();
    const selected = await box.evaluate(
      ({selectionStart, selectionEnd}: HTMLTextAreaElement) => selectionEnd - selectionStart,
    );
    expect(selected).toBeGreaterThan(4000);
  });

  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('what was typed outlives a reload and a change of language', async ({page}) => {
  const country = field(page, 'query-country-code');
  // Canada has the same code.
  const isChosen = () => expect(country.locator('option:checked')).toHaveAttribute('data-id', 'US');
  await open(page, '/contact');
  const name = await country.locator('option[data-id=US]').innerText();
  await country.selectOption({label: name});
  await field(page, 'query-topic').selectOption('complain');
  await field(page, 'query-message').fill('क\nb');
  await page.reload();
  await expect(field(page, 'query-message')).toHaveValue('क\nb');
  await isChosen();
  await page.locator('header a[hreflang=ne]:visible').click();
  await expect(page).toHaveURL('/ne/contact');
  await expect(field(page, 'query-message')).toHaveValue('क\nb');
  await isChosen();
  await expect(field(page, 'query-topic').locator('option:checked')).toHaveText('गुनासो');
});

test('the callback message says what was searched, and is there after a reload and in the other language', async ({
  page,
}) => {
  await page.goto('/career?city=kathmandu&profession=flutter-developer');
  await defined(page, 'site-people');
  await defined(page, 'site-form');
  await field(page, 'callback-first-name').fill('आशा');
  await submitOf(page, 'callback').click();
  const box = field(page, 'callback-ready-text');
  const message =
    'Please call me back.\nCity: Kathmandu\nProfession: Flutter Developer\nFirst Name: आशा';
  await expect(box).toHaveValue(message);
  // In another order than before: what is kept does not wait for the boxes of the search.
  await page.route('**/site-people.js*', async (route) => {
    await expect(box).toHaveValue(message);
    await route.continue();
  });
  await page.reload();
  await defined(page, 'site-people');
  await expect(box).toHaveValue(message);
  await page.unroute('**/site-people.js*');
  // A reader who comes back is not taken to it.
  await expect(page.locator('body')).toBeFocused();
  await page.locator('header a[hreflang=ne]:visible').click();
  await expect(box).toHaveValue(/^कृपया मलाई फोन गरिदिनुहोस्।\n[^]*नाम: आशा$/);
  await expect(field(page, 'callback')).toBeHidden();
});

test('“Book an appointment” begins the message, in the language of the page', async ({page}) => {
  const message = field(page, 'query-message');
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Book an appointment'}).click();
  await expect(page).toHaveURL('/contact?topic=appointment');
  await expect(message).toHaveValue(/^Hello\. I would like to book an appointment\./);
  expect(await page.evaluate(() => sessionStorage.getItem('draft-query'))).toBeNull();
  await page.locator('header a[hreflang=ne]:visible').click();
  await expect(page).toHaveURL('/ne/contact?topic=appointment');
  await expect(message).toHaveValue(/^नमस्कार। म भेटघाटको समय लिन चाहन्छु।/);
});

test('a topic begins the message, but not over what was typed, and the message with its word', async ({
  page,
}) => {
  const message = field(page, 'query-message');
  const topic = field(page, 'query-topic');
  const line = /^काम गर्नेको नाम:/;
  await page.goto('/ne/contact?topic=complain');
  await expect(message).toHaveValue(line);
  await expect(topic).toHaveValue('complain');
  await message.fill('My own words');
  await topic.selectOption('others');
  await topic.selectOption('complain');
  await expect(message).toHaveValue('My own words');
  await message.fill('');
  await topic.selectOption('others');
  await topic.selectOption('complain');
  await expect(message).toHaveValue(line);
  for (const id of ['first-name', 'last-name']) await field(page, `query-${id}`).fill('आशा');
  await field(page, 'query-email').fill('asha@example.com');
  await field(page, 'query-phone').fill('९८००००००००');
  await submitOf(page, 'query').click();
  await expect(field(page, 'query-ready-text')).toHaveValue(/^गुनासो: [^]*काम गर्नेको नाम:/);
});
