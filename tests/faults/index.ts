import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../scripts/lib/paths';
import {createCopy} from '../copy';

/** npm run faults -- <set> [part of the tests]: see README.md. */
function main(set = '', ...words: string[]): void {
  if (!/^[1-6]$/.test(set)) throw new Error('Name a set of faults, 1 to 6: npm run faults -- 1');
  const patch = path.join(__dirname, `set-${set}.patch`);
  const copy = createCopy('faults');
  try {
    for (const tool of readdirSync(path.join(siteDir, 'tests/tools'))) {
      const [from, to] = [siteDir, copy.folder].map((one) =>
        path.join(one, 'tests/tools', tool, 'node_modules'),
      );
      if (existsSync(from!)) symlinkSync(from!, to!);
    }
    execFileSync('git', ['apply', patch], {cwd: copy.folder, stdio: 'inherit'});
    console.log(
      readFileSync(patch, 'utf8')
        .match(/^Fault .*$/gm)!
        .join('\n'),
    );
    // Tests fail here: that is what is asked.
    spawnSync('npm', ['test', '--', ...words], {cwd: copy.folder, stdio: 'inherit'});
  } finally {
    copy.remove();
  }
}

try {
  main(...process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
