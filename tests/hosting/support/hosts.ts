import {buildDir} from '../../../scripts/lib/paths';
import {startServer} from '../../../src/publish/server';
import {hasEdge, startEdge} from './edge';
import type {Host} from './host';
import {nginxMissing, startNginx} from './nginx';

interface Kind {
  /** @param build the build by default, or another folder */
  start: (build?: string) => Promise<Host>;
  /** Why it cannot be tried on this machine. */
  missing: string | null;
}

async function startOwn(build = buildDir): Promise<Host> {
  const {origin, close} = await startServer(build);
  return {name: 'npm start', port: Number(new URL(origin).port), close};
}

/** Every host that can be tried here, by its name. */
export const hosts: Record<string, Kind> = {
  nginx: {start: startNginx, missing: nginxMissing()},
  'the edge runtime': {
    start: startEdge,
    missing: hasEdge() ? null : 'workerd does not start here, so the worker was not tried.',
  },
  'npm start': {start: startOwn, missing: null},
};
