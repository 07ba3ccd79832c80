import type {Page} from '@playwright/test';
import {test as base} from '../../../../tests/browser/support/fixtures';
import {testEnvironment} from '../../../../tests/browser/support/testEnvironment';
import {type EditorAddress, startEditors} from './openEditor';
import {copyAgain, copySite, type SiteCopy} from './site';

interface Fixtures {
  /** Its preview is the finished build, which does not follow what is saved. */
  editor: EditorAddress;
}

interface WorkerFixtures {
  /** A copy of the site, which is only copied again. */
  original: SiteCopy;
  open: (site: SiteCopy) => Promise<EditorAddress>;
  shared: EditorAddress;
}

/** Gives a `page` that shows an editor, the same in all tests, which save nothing. */
export const testOnSharedEditor = base.extend<Fixtures, WorkerFixtures>({
  original: [
    async ({}, use) => {
      const site = copySite();
      await use(site);
      site.remove();
    },
    {scope: 'worker'},
  ],
  open: [
    async ({}, use) => {
      const editors = startEditors();
      // This host sends no headers; those of the real ones forbid frames.
      const origin = testEnvironment()?.githubPagesOrigin ?? '';
      await use(({siteDir}) => editors.open(siteDir, origin));
      await editors.close();
    },
    {scope: 'worker'},
  ],
  shared: [
    async ({open, original}, use) => {
      const site = copyAgain(original);
      await use(await open(site));
      site.remove();
    },
    {scope: 'worker'},
  ],
  editor: ({shared}, use) => use(shared),
  baseURL: ({editor}, use) => use(editor.origin),
  page: async ({page, editor}, use) => {
    await page.goto(editor.address);
    await use(page);
  },
});

/** The same with an editor on a copy of the site for each test. */
export const test = testOnSharedEditor.extend<{site: SiteCopy}>({
  site: async ({original}, use) => {
    const site = copyAgain(original);
    await use(site);
    site.remove();
  },
  editor: async ({open, site}, use) => use(await open(site)),
});

/** Opens a view by its address. */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

export {expect} from '@playwright/test';
