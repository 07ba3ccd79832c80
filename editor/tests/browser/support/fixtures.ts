import {test as base} from '../../../../tests/browser/support/fixtures';
import {testEnvironment} from '../../../../tests/browser/support/testEnvironment';
import {openRoom, type RoomAddress} from './rooms';
import {copySite, prepareSite, type SiteCopy} from './site';

interface Fixtures {
  /** A room; its preview is the finished build, which does not follow what is saved. */
  room: RoomAddress;
}

// This host sends no headers; those of the real ones forbid frames.
const openRoomOn = ({siteDir}: SiteCopy) =>
  openRoom(siteDir, testEnvironment()?.githubPagesOrigin ?? '');

/** Gives a `page` that shows a writing room, the same in all tests, which save nothing. */
export const testOnSharedRoom = base.extend<Fixtures, {prepared: SiteCopy; shared: RoomAddress}>({
  prepared: [
    async ({}, use) => {
      const prepared = prepareSite();
      await use(prepared);
      prepared.remove();
    },
    {scope: 'worker'},
  ],
  shared: [
    async ({prepared}, use) => {
      const {room, close} = await openRoomOn(prepared);
      await use(room);
      await close();
    },
    {scope: 'worker'},
  ],
  room: async ({shared}, use) => {
    await use(shared);
  },
  baseURL: async ({room}, use) => {
    await use(room.origin);
  },
  page: async ({page, room}, use) => {
    await page.goto(room.address);
    await use(page);
  },
});

/** The same with a room on a copy of the site for each test. */
export const test = testOnSharedRoom.extend<{site: SiteCopy}>({
  site: async ({prepared}, use) => {
    const site = copySite(prepared);
    await use(site);
    site.remove();
  },
  room: async ({site}, use) => {
    const {room, close} = await openRoomOn(site);
    await use(room);
    await close();
  },
});

export {expect} from '@playwright/test';
