import {statSync} from 'node:fs';
import type {RouteTable} from '../../src/lib/resolveAddress';
import type {HeaderRules} from '../../src/plugins/routing/answerHeaders';
import {headersFile, readHeaderRules} from '../../src/plugins/routing/hosts/store';
import {readTable} from '../../src/plugins/routing/routeTable';

/** The rules of a finished build. They fit its files and no others. */
export interface Build {
  table: RouteTable;
  rules: HeaderRules;
}

/**
 * Follows a folder in which one build replaces another.
 *
 * @returns a function that gives the rules of the present build, or of the last while there is none
 * @throws when there is no build at first
 */
export function currentBuild(buildDir: string): () => Build {
  // Every build writes this file.
  const timeOf = () => statSync(headersFile(buildDir), {throwIfNoEntry: false})?.mtimeMs;
  const load = () => ({table: readTable(buildDir), rules: readHeaderRules(buildDir)});
  let time = timeOf();
  let build: Build = load();
  return () => {
    const now = timeOf();
    if (now !== undefined && now !== time) {
      build = load();
      time = now;
    }
    return build;
  };
}
