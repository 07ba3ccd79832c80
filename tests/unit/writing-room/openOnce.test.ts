import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {openOnce} from '../../../writing-room/server/openOnce';
import type {Room} from '../../../writing-room/server/room';
import {makeSmallSite} from './smallSite';

it('opens one room at a time, leads to the one that is open, and replaces one that was killed', async () => {
  const {siteDir, remove} = makeSmallSite();
  const preview = {targets: new Map(), stopped: new Set<never>()};
  const open = () => openOnce({siteDir, preview, port: 0});
  const room = (await open()) as Room;
  expect(await open()).toEqual({other: room.address});
  await room.close();

  const file = path.join(siteDir, '.cache/writing-room/address.txt');
  writeFileSync(file, 'http://localhost:9/__write/#key');
  const next = (await open()) as Room;
  expect(next.address).toMatch(/^http:\/\/localhost:\d+\/__write\/#/);
  await next.close();
  remove();
});
