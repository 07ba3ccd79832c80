import {gitOutput} from 'content/git';
import type {Build, OutputFiles} from './build';

/** Where hosts say which commit they build, which need not be in a repository there. */
const VARIABLES = ['COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA'];

/** The commit that is built; undefined where nothing says it. */
export function commitOf(siteDir: string): string | undefined {
  const named = VARIABLES.map((name) => process.env[name]).find(Boolean);
  return named ?? gitOutput(siteDir, 'rev-parse', 'HEAD')?.trim();
}

/** The commit that the site was built from, and when. No document has anything of it. */
export function buildRecord({siteDir}: Build): OutputFiles {
  const record = {commit: commitOf(siteDir), time: new Date().toISOString()};
  return {'/build.json': `${JSON.stringify(record)}\n`};
}
