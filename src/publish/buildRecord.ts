import {gitOutput} from 'content/git';
import type {Build, OutputFiles} from './build';

/** Variables in which hosts name the commit that they build; they may build without a repository. */
const VARIABLES = ['COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA'];

/** The commit that is built; undefined where nothing says it. */
export function commitOf(siteDir: string): string | undefined {
  const named = VARIABLES.map((name) => process.env[name]).find(Boolean);
  return named ?? gitOutput(siteDir, 'rev-parse', 'HEAD')?.trim();
}

/** The commit that the site was built from, and the time, in a file that no document names. */
export function buildRecord({siteDir}: Build): OutputFiles {
  const record = {commit: commitOf(siteDir), time: new Date().toISOString()};
  return {'/build.json': `${JSON.stringify(record)}\n`};
}
