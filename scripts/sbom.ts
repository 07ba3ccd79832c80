import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {cacheDir, siteDir} from './lib/paths';
import {type Bill, tidyBill} from './supply-chain/tidyBill';

const FILE = path.join(cacheDir, 'sbom.cdx.json');

/**
 * From the lock, so it needs no node_modules and names the packages of every system. Without peers:
 * @docusaurus/eslint-plugin asks for an ESLint older than ours, and npm would refuse over that.
 */
const WORDS = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps'];

/** npm itself, as the file that runs now or as the program on the path. */
function npm(words: string[]): Promise<{stdout: string}> {
  const file = process.env.npm_execpath;
  const options = {cwd: siteDir, maxBuffer: 64 * 1024 * 1024};
  const run = promisify(execFile);
  return file?.endsWith('.js')
    ? run(process.execPath, [file, ...words, '--loglevel=error'], options)
    : run('npm', [...words, '--loglevel=error'], {
        ...options,
        shell: process.platform === 'win32',
      });
}

/** npm run sbom: a bill of materials, every package of the lock in the form of CycloneDX. */
async function main(): Promise<void> {
  const {name} = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    name: string;
  };
  const {stdout} = await npm(WORDS);
  const bill = tidyBill(JSON.parse(stdout) as Bill, name);
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages, in ${path.relative(siteDir, FILE)}`);
}

main().catch((error: unknown) => {
  const {stderr, message} = error as {stderr?: string; message: string};
  console.error(`npm could not write the bill of materials.\n${stderr?.trim() || message}`);
  process.exitCode = 1;
});
