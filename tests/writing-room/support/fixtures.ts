import {test as base} from '../../browser/support/fixtures';
import {surroundings} from '../../browser/support/surroundings';
import {openRoom, type RoomAddress} from './rooms';
import {copySite, prepareSite, type SiteCopy} from './site';

interface Fixtures {
  /** A copy of the site for this test alone. */
  site: SiteCopy;
  /** The room on that copy; its preview is the finished build, which does not follow what is saved. */
  room: RoomAddress;
}

/** Gives a `page` that shows the writing room. */
export const test = base.extend<Fixtures, {prepared: SiteCopy}>({
  prepared: [
    async ({}, use) => {
      const prepared = prepareSite();
      await use(prepared);
      prepared.remove();
    },
    {scope: 'worker'},
  ],
  site: async ({prepared}, use) => {
    const site = copySite(prepared);
    await use(site);
    site.remove();
  },
  room: async ({site}, use) => {
    // This host sends no headers; those of the real ones forbid frames.
    const {room, close} = await openRoom(site.siteDir, surroundings()?.githubPagesOrigin ?? '');
    await use(room);
    await close();
  },
  baseURL: async ({room}, use) => {
    await use(room.origin);
  },
  page: async ({page, room}, use) => {
    await page.goto(room.address);
    await use(page);
  },
});

export {expect} from '@playwright/test';
