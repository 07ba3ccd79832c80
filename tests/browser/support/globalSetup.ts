import {buildDir} from '../../../scripts/lib/paths';
import {startServer} from '../../../scripts/server';
import {findBrowser} from './browser';
import {setSurroundings} from './surroundings';

/** Finds a browser and serves the build twice: as a host with rules, and as one with only 404.html. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await findBrowser();
  const site = await startServer({buildDir});
  const plain = await startServer({buildDir, plainHost: true});
  setSurroundings({browser, origin: site.origin, plainOrigin: plain.origin});
  return async () => {
    await Promise.all([site.close(), plain.close()]);
  };
}
