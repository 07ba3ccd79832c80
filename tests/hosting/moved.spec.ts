import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {filesOfHosts, readRules} from '../../src/publish/hosts';
import {ask} from './support/host';
import {hosts} from './support/hosts';

/** A copy of the build of a site with a page that was at another address, of which the real one may have none. */
function movedBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  cpSync(buildDir, folder, {recursive: true});
  const {table, rules} = readRules(buildDir);
  const moved = table.map((locale) => ({
    ...locale,
    moved: {
      [`${locale.base}our-story`]: `${locale.base}about`,
      [`${locale.base}old/home`]: locale.base,
    },
  }));
  for (const [name, content] of Object.entries(filesOfHosts({table: moved, rules}, {})))
    writeFileSync(path.join(folder, name), content);
  return folder;
}

for (const [name, {start, missing}] of Object.entries(hosts)) {
  test(`${name} leads from where a page was to where it is, for an hour`, async () => {
    test.skip(missing !== null, missing ?? '');
    const build = movedBuild();
    const host = await start(build);
    try {
      for (const [target, to] of [
        ['/our-story?a=1&b=2', '/about?a=1&b=2'],
        ['/ne/our-story', '/ne/about'],
        ['/Our-Story/', '/about'],
        ['/ne/our-story.html?q', '/ne/about?q'],
        ['/old/home', '/'],
        ['/ne/old/home/', '/ne/'],
      ] as const) {
        const {status, headers} = await ask(host.port, {target});
        expect([target, status, headers.location, headers['cache-control']]).toEqual([
          target,
          301,
          to,
          'max-age=3600',
        ]);
      }
      expect((await ask(host.port, {target: '/our-story-2'})).status).toBe(302);
    } finally {
      await host.close();
      rmSync(build, {recursive: true});
    }
  });
}
