import {buildDir} from '../../../scripts/lib/paths';
import {listen, startServer} from '../../../src/publish/server';
import {findBrowser} from './browser';
import {writeDevices} from './devices';
import {githubPagesHost} from './githubPagesHost';
import {setTestEnvironment} from './testEnvironment';

/** Finds a browser and serves the build twice: as a host with rules, and as one with only 404.html. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  writeDevices();
  const browser = await findBrowser();
  const plain = await listen(githubPagesHost(buildDir));
  const site = await startServer(buildDir);
  setTestEnvironment({browser, origin: site.origin, githubPagesOrigin: plain.origin});
  return async () => {
    await Promise.all([site, plain].map((host) => host.close()));
  };
}
