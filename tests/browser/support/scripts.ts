import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {buildDir} from '../../../scripts/lib/paths';
import type {Locale} from '../../../src/lib/locale';

/** Starts React, as any intent of a visitor does, and waits until it has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'running');
}

/** Loads the module of an element as the focus on it does, and waits until it works. */
export async function defined(page: Page, name: `site-${string}`): Promise<void> {
  const element = page.locator(name).first();
  await element.evaluate((one) => one.dispatchEvent(new Event('focusin', {bubbles: true})));
  await page.waitForFunction((one) => customElements.get(one), name);
}

/**
 * Lets a test keep the scripts of the site on their way, as a slow line would, once or for each of
 * several visits.
 *
 * @returns holds all scripts from now on, and returns what lets them arrive
 */
export async function gateScripts(page: Page): Promise<() => () => void> {
  let released: Promise<void> | undefined;
  await page.route(/\/assets\/(?:js|elements)\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    let release = (): void => undefined;
    released = new Promise((resolve) => (release = resolve));
    return release;
  };
}

/** Keeps the scripts of one visit on their way. @returns lets them arrive */
export const holdScripts = async (page: Page): Promise<() => void> => (await gateScripts(page))();

/** The scripts of the build that hold certain words, as paths. */
export function scriptsWith(words: RegExp): Record<Locale, string[]> {
  const within = (folder: string): string[] =>
    readdirSync(path.join(buildDir, folder))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${folder}/${file}`)
      .filter((file) => words.test(readFileSync(path.join(buildDir, file), 'utf8')));
  return {en: within('/assets/js'), ne: within('/ne/assets/js')};
}

/** Whether an address is that of one of these scripts. */
export const isOneOf =
  (scripts: Record<Locale, string[]>) =>
  (url: string | URL): boolean =>
    Object.values(scripts).flat().includes(new URL(url).pathname);
