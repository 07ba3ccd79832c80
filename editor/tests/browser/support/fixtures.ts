import type {Page} from '@playwright/test';
import {test as base} from '../../../../tests/browser/support/fixtures';
import {testEnvironment} from '../../../../tests/browser/support/testEnvironment';
import {startEditor, type EditorAddress} from './openEditor';
import {copySite, type SiteCopy} from './site';

interface Fixtures {
  /** An editor; its preview is the finished build, which does not follow what is saved. */
  editor: EditorAddress;
}

/** An editor on a copy of the site until the test has ended. */
async function useEditor(use: (opened: {site: SiteCopy; editor: EditorAddress}) => Promise<void>) {
  const site = copySite();
  // This host sends no headers; those of the real ones forbid frames.
  const {editor, close} = await startEditor(
    site.siteDir,
    testEnvironment()?.githubPagesOrigin ?? '',
  );
  await use({site, editor});
  await close();
  site.remove();
}

/** Gives a `page` that shows an editor, the same in all tests, which save nothing. */
export const testOnSharedEditor = base.extend<Fixtures, {shared: EditorAddress}>({
  shared: [({}, use) => useEditor(({editor}) => use(editor)), {scope: 'worker'}],
  editor: ({shared}, use) => use(shared),
  baseURL: ({editor}, use) => use(editor.origin),
  page: async ({page, editor}, use) => {
    await page.goto(editor.address);
    await use(page);
  },
});

/** The same with an editor on a copy of the site for each test. */
export const test = testOnSharedEditor.extend<{
  own: {site: SiteCopy; editor: EditorAddress};
  site: SiteCopy;
}>({
  own: ({}, use) => useEditor(use),
  site: ({own}, use) => use(own.site),
  editor: ({own}, use) => use(own.editor),
});

/** Opens a view by its address. */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

export {expect} from '@playwright/test';
