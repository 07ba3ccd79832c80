import {
  type ConsoleMessage,
  type Fixtures as PlaywrightFixtures,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type Request,
  expect,
  test as base,
} from '@playwright/test';
import {testEnvironment} from './testEnvironment';

/** What a page did that no page of this site should. */
interface Trouble {
  /** Errors and warnings in the console, and exceptions nobody caught. */
  messages: string[];
  /** Addresses on other origins that were asked for. */
  foreign: string[];
}

/** @returns what it fills, and what ends it */
function watch(page: Page, origin: string): {trouble: Trouble; stop: () => void} {
  const trouble: Trouble = {messages: [], foreign: []};
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The configuration says so: a worker would answer in place of the host under test.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    trouble.messages.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error) => {
    // The browser leaves out the transition to a page whose style sheet comes late.
    if (String(error) !== 'AbortError: Transition was skipped')
      trouble.messages.push(String(error));
  };
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      trouble.foreign.push(url.href);
    }
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('request', onRequest);
  const stop = () => {
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('request', onRequest);
  };
  return {trouble, stop};
}

interface Fixtures {
  /** Fills as the page runs: expect it to be empty at the end. */
  trouble: Trouble;
  /** The same build on a host that knows only 404.html. */
  githubPagesOrigin: string;
}

/** What the browser writes into the console when a page breaks its content policy. */
const POLICY_VIOLATION = /Content Security Policy/;

const troubleOf = new WeakMap<Page, Trouble>();

const fixtures: PlaywrightFixtures<Fixtures, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  githubPagesOrigin: async ({}, use) => {
    await use(testEnvironment()?.githubPagesOrigin ?? '');
  },
  // No test may break the content policy, whether it asks for its trouble or not.
  page: async ({page, baseURL}, use) => {
    const {trouble, stop} = watch(page, new URL(baseURL ?? '').origin);
    troubleOf.set(page, trouble);
    await use(page);
    stop();
    expect(trouble.messages.filter((message) => POLICY_VIOLATION.test(message))).toEqual([]);
  },
  trouble: async ({page}, use) => {
    await use(troubleOf.get(page)!);
  },
};

export const test = base.extend<Fixtures>(fixtures);

/**
 * Tests that share a page, one after the other in the same process: for what a visit shows of each
 * page of the site. A new browser context for each costs as much as many of its questions.
 */
export const testOnSharedPage = base
  .extend<{page: Page}, {sharedPage: Page}>({
    sharedPage: [
      async ({browser}, use) => {
        const context = await browser.newContext({baseURL: testEnvironment()?.origin});
        await use(await context.newPage());
        await context.close();
      },
      {scope: 'worker'},
    ],
    page: async ({sharedPage}, use) => {
      await sharedPage.emulateMedia({colorScheme: 'light', reducedMotion: 'no-preference'});
      await use(sharedPage);
    },
  })
  .extend<Fixtures>(fixtures);

export {expect};
