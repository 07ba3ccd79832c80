import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {openOnce} from '../../../writing-room/server/openOnce';
import {makeSmallSite, type SmallSite} from './smallSite';

let site: SmallSite;
beforeEach(() => (site = makeSmallSite()));
afterEach(() => site.remove());

async function open() {
  const room = await openOnce({
    siteDir: site.siteDir,
    preview: {targets: new Map(), stopped: new Set()},
    port: 0,
  });
  return 'other' in room ? {...room, close: () => Promise.resolve(), address: undefined} : room;
}

it('opens one room at a time, and leads to the one that is open', async () => {
  const room = await open();
  expect(await open()).toMatchObject({other: room.address});
  await room.close();

  const next = await open();
  expect(next.address).toBeDefined();
  await next.close();
});

it('opens a room where another one was killed', async () => {
  const {close} = await open();
  const file = path.join(site.siteDir, '.cache/writing-room/address.txt');
  await close();
  writeFileSync(file, 'http://localhost:9/__write/#key');
  const room = await open();
  expect(room.address).toMatch(/^http:\/\/localhost:\d+\/__write\/#/);
  await room.close();
});
