import {locales} from '../../src/lib/locale';
import {expect, test} from './support/fixtures';
import {countIn, entriesOf, least, listed, valuesOf} from './support/lists';
import {prefixOf} from './support/words';

interface Expected {
  path: string;
  what: string;
  selector: string;
  /** How many the page was agreed to show at the least. */
  least: number;
  /** How many its list has now; without a list it is the agreed number. */
  now?: number;
}

/** Of the search. */
const AGREED_CITIES = ['kathmandu', 'lalitpur', 'biratnagar', 'bharatpur', 'damak', 'pokhara'];

/** Every page shows all of its list, and no list is shorter than agreed. */
const shown: Expected[] = [
  {path: '/team', what: 'members', selector: 'main li', least: least('team'), now: listed('team')},
  {
    path: '/faq',
    what: 'questions',
    selector: 'main details',
    least: 10,
    now: countIn('docs/faq.mdx', /<Faq /g),
  },
  {
    path: '/features',
    what: 'features',
    selector: 'main li h2',
    least: least('features'),
    now: listed('features'),
  },
  {
    path: '/services',
    what: 'professions',
    selector: 'main ul.plain li',
    least: least('services') + 1,
    // The last tile is for all others.
    now: listed('services') + 1,
  },
  {
    path: '/city',
    what: 'cities',
    selector: 'main li h2',
    least: least('cities'),
    now: listed('cities'),
  },
  {
    path: '/timeline',
    what: 'milestones',
    selector: 'main ol.plain > li time',
    least: least('milestones', 'timeline'),
    now: listed('milestones', 'timeline'),
  },
  {
    path: '/about',
    what: 'milestones',
    selector: 'main ol.plain > li time',
    least: least('milestones', 'about'),
    now: listed('milestones', 'about'),
  },
  {
    path: '/media',
    what: 'cards',
    selector: 'main blockquote',
    least: least('media'),
    now: listed('media'),
  },
  {
    path: '/video',
    what: 'videos',
    selector: 'main h2 a[href*="youtube.com/watch"]',
    least: least('videos'),
    now: listed('videos'),
  },
  {
    path: '/certificate',
    what: 'certificates',
    selector: 'main li',
    least: least('certificates'),
    now: listed('certificates'),
  },
  // The last card is for all fonts.
  {
    path: '/fonts',
    what: 'cards',
    selector: 'main li:not(details li)',
    least: least('fonts') + 1,
    now: listed('fonts') + 1,
  },
  {
    path: '/vmgo',
    what: 'goals',
    selector: 'main section:has(#goals) li',
    least: least('mission', 'goals'),
    now: listed('mission.goals'),
  },
  {
    path: '/vmgo',
    what: 'objectives',
    selector: 'main section:has(#objectives) li',
    least: least('mission', 'objectives'),
    now: listed('mission.objectives'),
  },
  {
    path: '/how',
    what: 'steps',
    selector: 'main ol.plain > li',
    least: 4,
    now: countIn('pages/how.mdx', /<Step /g),
  },
];

for (const locale of locales) {
  const prefix = prefixOf(locale);

  test.describe(`the served pages (${locale})`, () => {
    // What is in a document needs no script to be counted.
    test.use({javaScriptEnabled: false});

    test('every page shows all of its list', async ({page}) => {
      for (const {path, what, selector, least: agreed, now = agreed} of shown) {
        expect(now, `${path}: ${what}`).toBeGreaterThanOrEqual(agreed);
        if (new URL(page.url()).pathname !== prefix + path) await page.goto(prefix + path);
        const found = await page
          .locator(selector)
          .evaluateAll(
            (elements, outside) => elements.filter((element) => !element.closest(outside)).length,
            'nav, header',
          );
        expect(found, `${path}: ${what}`).toBe(now);
      }
    });

    test('/contact offers 140 to 165 countries, Nepal first, the rest in order', async ({page}) => {
      await page.goto(`${prefix}/contact`);
      const countries = page.locator('select').first().locator('option');
      const values = await countries.evaluateAll((options) =>
        options.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
      );
      expect(values.length).toBeGreaterThanOrEqual(140);
      expect(values.length).toBeLessThanOrEqual(165);
      expect(values[0]?.[0]).toBe('+977-');
      expect(values.every(([value]) => /^\+\d+-$/.test(value!))).toBe(true);
      const names = values.slice(1).map(([, name]) => name!);
      expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    });

    test('no form puts what is typed into an address', async ({page}) => {
      for (const path of ['/contact', '/feedback', '/career']) {
        await page.goto(prefix + path);
        const named = page.locator('main form[method=dialog] [name]');
        await expect(page.locator('main form[method=dialog]')).toHaveCount(1);
        await expect(named).toHaveCount(0);
      }
    });

    test('/vmgo numbers its aims beside their words', async ({page}) => {
      await page.goto(`${prefix}/vmgo`);
      const aim = page.locator('main section:has(#goals) li').first();
      await expect(aim).toHaveCSS('position', 'relative');
      await expect(aim).toHaveCSS('padding-left', '56px');
    });

    test('/about says a day in the calendar of its language, and to machines', async ({page}) => {
      await page.goto(`${prefix}/about`);
      const iso = String(entriesOf('facts').find(({id}) => id === 'company-registered')?.value);
      const day = page.locator(`time[datetime="${iso}"]`).first();
      const english = new Date(iso).toLocaleDateString('en-GB', {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      const nepali = /^[०-९]{4}\s\S+\s[०-९]+$/;
      await expect(day).toHaveText(locale === 'en' ? english : nepali);
    });

    test('/about names the networks of the founder in its language, once they are real', async ({
      page,
    }) => {
      await page.goto(`${prefix}/about`);
      const {standin} = valuesOf('site').founder as {standin?: boolean};
      const name = locale === 'en' ? /^Twitter \(X\)/ : /^ट्विटर \(एक्स\)/;
      const link = page.locator('main').getByRole('link', {name});
      await expect(link).toHaveCount(standin ? 0 : 1);
    });
  });

  test(`${prefix}/ searches with a plain form that keeps the language`, async ({page}) => {
    await page.goto(`${prefix}/`);
    const form = page.locator('main form[method=get]');
    await expect(form).toHaveAttribute('action', `${prefix}/hire`);
    const cities = await form.locator('select[name=city] option').all();
    const values = await Promise.all(cities.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', ...entriesOf('choices.cities').map(({id}) => id)]);
    expect(values).toEqual(expect.arrayContaining(AGREED_CITIES));
    const groups = form.locator('select[name=profession] optgroup');
    await expect(groups).toHaveCount(2);
    await expect(groups.first().locator('option')).toHaveCount(listed('choices.professions'));
    await expect(groups.last().locator('option')).toHaveCount(listed('services'));
    await form.locator('select[name=city]').selectOption({index: 2});
    await form.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/career\\?city=[a-z]+&profession=#results$`));
  });
}

test('each answer has an address of its own that opens it', async ({page}) => {
  await page.goto('/faq#minimum-age');
  const answer = page.locator('#minimum-age');
  await expect(answer).toBeVisible();
  // The first one is open anyway.
  await expect(page.locator('main details[open]')).toHaveCount(2);
  const question = page.locator('details:has(#minimum-age) summary');
  await expect.poll(async () => (await question.boundingBox())!.y).toBeGreaterThanOrEqual(86);
});

test('an article begins in the language of its page and holds the other one, folded', async ({
  page,
}) => {
  for (const path of ['/press', '/welcome', '/ne/press', '/ne/welcome']) {
    await page.goto(path);
    const [other, id] = path.startsWith('/ne/') ? ['en', 'english'] : ['ne', 'nepali'];
    const twin = page.locator(`main details[lang=${other}]`);
    await expect(page.locator(`#${id}`)).toBeHidden();
    await twin.locator('> summary').click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    const headings = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((heading) => heading.id));
    const own = await headings('main article h2[id]:not(details *)');
    expect(own.length, path).toBeGreaterThan(5);
    expect(await headings('main details h2[id]'), path).toEqual(
      expect.arrayContaining(own.map((heading) => `${other}-${heading}`)),
    );
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});
