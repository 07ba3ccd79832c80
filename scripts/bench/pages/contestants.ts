import {existsSync} from 'node:fs';
import path from 'node:path';
import type {FoundBrowser} from '../../../tests/browser/support/browser';
import {buildIfChanged} from '../../lib/buildSite';
import {buildDir} from '../../lib/paths';
import {peerSites} from '../peers';
import type {Build, PageOptions} from './options';
import {serve} from './staticServer';

/** A site that is served and visited. */
export interface Contestant {
  name: string;
  isOurs: boolean;
  origin: string;
  /** The folder that is served. */
  dir: string;
  close: () => Promise<void>;
}

/** @throws when there is no build, or none can be made */
async function buildsOfOurs({builds}: PageOptions): Promise<Build[]> {
  if (builds.length === 0) {
    if (!(await buildIfChanged())) throw new Error('Without a build there is nothing to measure.');
    return [{label: 'ours', dir: buildDir}];
  }
  const missing = builds.find(({dir}) => !existsSync(path.join(dir, 'index.html')));
  if (missing) {
    throw new Error(
      `There is no finished build in ${missing.dir}. Name folders that npm run build has written: --ours build,../other/build`,
    );
  }
  return builds;
}

/** Builds what is missing and serves it all, each contestant from a server of its own. */
export async function startContestants(
  options: PageOptions,
  browser: FoundBrowser,
): Promise<Contestant[]> {
  const started: Contestant[] = [];
  const start = async (
    name: string,
    dir: string,
    isOurs: boolean,
    isSinglePage = false,
  ): Promise<void> => {
    started.push({name, dir, isOurs, ...(await serve(dir, isSinglePage))});
  };
  const ours = options.withOurs || options.peers.length > 0 ? await buildsOfOurs(options) : [];
  const others = await peerSites(options, ours[0]?.dir ?? buildDir, browser);
  if (options.withOurs) {
    for (const {label, dir} of ours) await start(label, dir, true);
  }
  for (const {name, dir, isSinglePage} of others) {
    await start(name, dir, false, isSinglePage);
  }
  return started;
}
