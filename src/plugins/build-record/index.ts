import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {git} from 'content/git';
import {finish} from '../finish-build';

/** Where hosts say which commit they build, which need not be in a repository there. */
const VARIABLES = ['COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA'];

/** The commit that is built; undefined where nothing says it. */
export function commitOf(siteDir: string): string | undefined {
  const named = VARIABLES.map((name) => process.env[name]).find(Boolean);
  return named ?? git(siteDir, 'rev-parse', 'HEAD')?.trim();
}

/** Writes build.json: the commit that the site was built from, and when. No document has anything of it. */
export default function buildRecord({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-record',

    postBuild: (props) =>
      finish(props, 40, ({dir}) => {
        const record = {commit: commitOf(siteDir), time: new Date().toISOString()};
        writeFileSync(path.join(dir, 'build.json'), `${JSON.stringify(record)}\n`);
      }),
  };
}
