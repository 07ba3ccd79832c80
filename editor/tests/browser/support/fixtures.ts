import {test as base} from '../../../../tests/browser/support/fixtures';
import {testEnvironment} from '../../../../tests/browser/support/testEnvironment';
import {openRoom, type RoomAddress} from './rooms';
import {copySite, type SiteCopy} from './site';

interface Fixtures {
  /** A room; its preview is the finished build, which does not follow what is saved. */
  room: RoomAddress;
}

/** A room on a copy of the site until the test has ended. */
async function useRoom(use: (opened: {site: SiteCopy; room: RoomAddress}) => Promise<void>) {
  const site = copySite();
  // This host sends no headers; those of the real ones forbid frames.
  const {room, close} = await openRoom(site.siteDir, testEnvironment()?.githubPagesOrigin ?? '');
  await use({site, room});
  await close();
  site.remove();
}

/** Gives a `page` that shows a writing room, the same in all tests, which save nothing. */
export const testOnSharedRoom = base.extend<Fixtures, {shared: RoomAddress}>({
  shared: [({}, use) => useRoom(({room}) => use(room)), {scope: 'worker'}],
  room: ({shared}, use) => use(shared),
  baseURL: ({room}, use) => use(room.origin),
  page: async ({page, room}, use) => {
    await page.goto(room.address);
    await use(page);
  },
});

/** The same with a room on a copy of the site for each test. */
export const test = testOnSharedRoom.extend<{
  own: {site: SiteCopy; room: RoomAddress};
  site: SiteCopy;
}>({
  own: ({}, use) => useRoom(use),
  site: ({own}, use) => use(own.site),
  room: ({own}, use) => use(own.room),
});

export {expect} from '@playwright/test';
