import {statSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import type {HeaderRules} from '../../src/plugins/routing/answerHeaders';
import {headersFile, readHeaderRules} from '../../src/plugins/routing/hosts/store';
import type {RouteTable} from '../../src/lib/resolveAddress';
import {readTable} from '../../src/plugins/routing/storedTable';

/** A finished build: its rules fit its files and no others. */
export interface Build {
  /** Differs from that of every other build. */
  version: string;
  table: RouteTable;
  rules: HeaderRules;
}

export interface CurrentBuild {
  /** The build as it was when last read. */
  last: () => Build;
  /**
   * The build that is in the folder now.
   *
   * @throws BuildMissing when there is none for two seconds
   */
  read: () => Promise<Build>;
  /** Whether this build is still in the folder, so that what was read there belongs to it. */
  isCurrent: (build: Build) => boolean;
}

export class BuildMissing extends Error {}

const POLL_MS = 20;
const POLLS = 100;

/** Every build writes the file of rules again. @returns null while there is no whole build */
function versionOf(buildDir: string): string | null {
  const stats = statSync(headersFile(buildDir), {bigint: true, throwIfNoEntry: false});
  return stats ? `${stats.ino}-${stats.mtimeNs}` : null;
}

function load(buildDir: string): Build {
  const version = versionOf(buildDir) ?? '';
  return {version, table: readTable(buildDir), rules: readHeaderRules(buildDir)};
}

/**
 * Follows a folder in which one build replaces another.
 *
 * @throws when there is no build at first
 */
export function currentBuild(buildDir: string): CurrentBuild {
  let last = load(buildDir);
  const isCurrent = ({version}: Build) => versionOf(buildDir) === version;

  async function read(): Promise<Build> {
    for (let polls = 0; polls < POLLS; polls++) {
      if (isCurrent(last)) return last;
      try {
        const next = load(buildDir);
        if (isCurrent(next)) return (last = next);
      } catch {
        // It is being replaced at this moment.
      }
      await sleep(POLL_MS);
    }
    throw new BuildMissing();
  }

  return {last: () => last, read, isCurrent};
}
