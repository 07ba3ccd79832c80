import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runQuietly} from '../peers/runQuietly';
import type {Builder} from './options';
import type {Growth} from './report';
import {addPages, writeSite} from './sites';
import {watchMemory} from './treeMemory';

const COMMANDS: Record<Builder, [string, string[]]> = {
  // Ours as `npm run build` does it; with tsx as the loader of its scripts.
  ours: ['node_modules/tsx/dist/cli.mjs', ['scripts/build.ts']],
  docusaurus: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ['build']],
};

/** What our build says when Docusaurus begins and when it has ended. */
const BEGINS = /building English/;
const ENDS = /finishing: /;

/** Builds a site with so many pages more, from nothing, in a folder that is gone afterwards. */
export async function measureBuild(builder: Builder, pages: number): Promise<Growth> {
  const folder = mkdtempSync(path.join(tmpdir(), `bench-${builder}-`));
  try {
    writeSite(builder, folder);
    addPages(folder, pages);
    const [program, words] = COMMANDS[builder];
    const started = Date.now();
    let began = started;
    let ended = 0;
    let most = (): number => NaN;
    await runQuietly(path.join(folder, program), words, folder, {
      onStart: (pid) => (most = watchMemory(pid)),
      onText: (text) => {
        if (began === started && BEGINS.test(text)) began = Date.now();
        if (ENDS.test(text)) ended = Date.now();
      },
    }).finally(() => most());
    const finished = Date.now();
    return {
      builder,
      pages,
      docusaurus: (ended || finished) - began,
      whole: finished - started,
      memory: most(),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
