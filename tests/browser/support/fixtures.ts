import {type Page, test as base} from '@playwright/test';
import {surroundings} from './surroundings';

/** What a page did that no page of this site should. */
export interface Trouble {
  /** Errors and warnings in the console, and exceptions nobody caught. */
  messages: string[];
  /** Addresses on other origins that were asked for. */
  foreign: string[];
}

function watch(page: Page, origin: string): Trouble {
  const trouble: Trouble = {messages: [], foreign: []};
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    trouble.messages.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => trouble.messages.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      trouble.foreign.push(url.href);
    }
  });
  return trouble;
}

interface Fixtures {
  /** Fills as the page runs: expect it to be empty at the end. */
  trouble: Trouble;
  /** The same build on a host that knows only 404.html. */
  githubPagesOrigin: string;
}

export const test = base.extend<Fixtures>({
  githubPagesOrigin: async ({}, use) => {
    await use(surroundings()?.githubPagesOrigin ?? '');
  },
  trouble: async ({page, baseURL}, use) => {
    await use(watch(page, new URL(baseURL ?? '').origin));
  },
});

export {expect} from '@playwright/test';
