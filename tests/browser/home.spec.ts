import type {Locator} from '@playwright/test';
import {digits} from '../../src/lib/digits';
import {locales} from '../../src/lib/locale';
import {expect, test} from './support/fixtures';
import {STILL, layoutShiftOf} from './support/layoutShift';
import {entriesOf, listed} from './support/lists';
import {hydrated} from './support/scripts';
import {prefixOf, turnsOf} from './support/words';

const valueOf = (fact: string) => Number(entriesOf('facts').find(({id}) => id === fact)?.value);

async function topOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box!.y;
}

for (const locale of locales) {
  const isTurn = turnsOf(locale);
  const prefix = prefixOf(locale);

  test(`the parts of the home page, in their order (${locale})`, async ({page, trouble}) => {
    await page.goto(`${prefix}/`);
    const main = page.getByRole('main');
    const answer = main.locator('section').filter({has: page.locator('h3 a[href*="/hire/"]')});
    const fee = main.locator('section').filter({has: page.getByRole('group')});
    const cities = main.locator('section').filter({has: page.locator('a[href*="?city="]')});

    await test.step('nothing moves while it loads', async () => {
      expect(await layoutShiftOf(page, `${prefix}/`)).toBeLessThan(STILL);
    });

    await test.step('search, proof, an answer, the fee, steps, cities, app', async () => {
      const parts = [
        main.getByRole('heading', {level: 1}),
        page.getByRole('search'),
        main.locator(`a[href="${prefix}/how"]`).first(),
        answer.getByRole('heading', {level: 2}),
        fee.getByRole('heading', {level: 2}),
        main.locator(`a[href="${prefix}/how"]`).last(),
        cities.getByRole('heading'),
        main.locator('section a[target=_blank]').first(),
      ];
      const tops = await Promise.all(parts.map(topOf));
      expect(tops).toEqual([...tops].sort((one, another) => one - another));
    });

    await test.step('how many of each', async () => {
      await expect(main.locator('ol > li')).toHaveCount(4);
      await expect(answer.getByRole('heading', {level: 3})).toHaveCount(3);
      await expect(cities.getByRole('listitem')).toHaveCount(listed('cities'));
    });

    await test.step('what a commission would take of the chosen price, without scripts', async () => {
      for (const [price, taken] of [
        [1000, {en: 'Rs 100–150', ne: 'रु १०० देखि १५०'}],
        [50000, {en: 'Rs 5,000–7,500', ne: 'रु ५,००० देखि ७,५००'}],
      ] as const) {
        const shown = digits(price.toLocaleString('en'), locale);
        await fee
          .getByText(new RegExp(`\\s${shown}$`))
          .first()
          .click();
        await expect(fee.getByText(taken[locale], {exact: true})).toBeVisible();
        await expect(fee.locator('b:visible')).toHaveCount(2);
      }
    });

    await test.step('figures of facts.yml', async () => {
      const about = locale === 'ne' ? 'करिब' : 'about';
      for (const [fact, before] of [
        ['categories', ''],
        ['subcategories', ''],
        ['users', `${about} `],
      ] as const) {
        const number = digits(valueOf(fact).toLocaleString('en'), locale);
        await expect(main.getByText(before + number, {exact: true})).toBeVisible();
      }
      const fee = digits(valueOf('fee').toLocaleString('en'), locale);
      await expect(main.getByRole('heading', {name: fee})).toBeVisible();
    });

    expect(trouble).toEqual({messages: [], foreign: []});
  });

  test(`the first screen says what this is and where to go (${locale})`, async ({page}) => {
    for (const viewport of [
      {width: 360, height: 640},
      {width: 1280, height: 720},
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${prefix}/`);
      const search = page.getByRole('search');
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      await expect(search).toBeInViewport({ratio: 1});
      const trade = page.locator(`main a[href="${prefix}/hire/electrician"]`);
      await expect(trade.first()).toBeInViewport();
    }
  });

  if (isTurn()) {
    test(`"Hire now" leads to the first box of the search (${locale})`, async ({page}) => {
      const hire = page.locator(`header a[href="${prefix}/#find"]`);
      const box = page.getByRole('search').getByRole('combobox').first();
      await page.goto(`${prefix}/about`);
      await hire.click();
      await expect(page).toHaveURL(`${prefix}/#find`);
      await expect(box).toBeFocused();
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      await hydrated(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await hire.click();
      await expect(box).toBeFocused();
      await expect(page.getByRole('search')).toBeInViewport({ratio: 1});
    });
  }

  test(`ways on from the home page (${locale})`, async ({page}) => {
    for (const route of ['hire', 'hire/tailoring', 'app', 'how', 'career?city=pokhara#results']) {
      await page.goto(`${prefix}/`);
      await page.locator(`main a[href="${prefix}/${route}"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/${route}`);
    }
  });
}
