import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {cacheDir, testTool} from '../../../scripts/lib/paths';

/** A browser that starts on this machine. */
export interface FoundBrowser {
  executablePath: string;
  /** What it needs in its environment besides ours. */
  env: Record<string, string>;
}

const run = promisify(execFile);

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Some systems put a script there that only says how to install the browser. */
async function starts({executablePath, env}: FoundBrowser): Promise<boolean> {
  try {
    const options = {env: {...process.env, ...env}, timeout: 20_000};
    return /\d+\.\d+/.test((await run(executablePath, ['--version'], options)).stdout);
  } catch {
    return false;
  }
}

/** A Chromium or Chrome on the PATH. */
async function installedBrowser(searchPath = process.env.PATH ?? ''): Promise<FoundBrowser | null> {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const candidates = INSTALLED.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const executablePath of [...candidates, MAC]) {
    const found = {executablePath, env: {}};
    if (existsSync(executablePath) && (await starts(found))) return found;
  }
  return null;
}

// The package unpacks into the folder for temporary files, and its libraries only where it believes
// to run as a cloud function. A process of its own believes both.
const UNPACK = `
  const {default: chromium} = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/** The Chromium for Linux inside an npm package, unpacked once into .cache. */
async function packagedBrowser(): Promise<FoundBrowser | null> {
  const tool = testTool('browser');
  const manifest = path.join(tool, 'node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || !existsSync(manifest)) return null;
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};

  const folder = path.join(cacheDir, `chromium-${version}`);
  if (!existsSync(folder)) {
    console.log('Unpacking a browser for the tests …');
    const partial = `${folder}.${process.pid}`;
    mkdirSync(partial, {recursive: true});
    const env = {...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x'};
    await run(process.execPath, ['--input-type=module', '-e', UNPACK], {cwd: tool, env});
    // In one step, so that an interrupted unpacking is never taken for a browser.
    try {
      renameSync(partial, folder);
    } catch (error) {
      // Another part of the tests was first.
      rmSync(partial, {recursive: true});
      if (!existsSync(folder)) throw error;
    }
  }

  const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH];
  const found = {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(path.delimiter),
      ...(existsSync('/etc/fonts') ? {} : {FONTCONFIG_PATH: path.join(folder, 'fonts')}),
    },
  };
  return (await starts(found)) ? found : null;
}

/**
 * The browser in CHROMIUM_PATH, or first the packaged one, which is the same everywhere and needs
 * half the time of a whole browser, or an installed one.
 *
 * @throws a plain sentence when there is none
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const found = {executablePath: chosen, env: {}};
    if (await starts(found)) return found;
    throw new Error(`CHROMIUM_PATH is "${chosen}", but no Chromium or Chrome starts there.`);
  }
  const found = (await packagedBrowser()) ?? (await installedBrowser());
  if (found) return found;
  throw new Error(
    'There is no browser to test with. Install Chromium or Google Chrome, or put the path of one into CHROMIUM_PATH.',
  );
}

/** Whether browsers have room for their frames in memory: some containers give them 64 MB. */
function hasSharedMemory(): boolean {
  try {
    const {bavail, bsize} = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** How every test starts a browser. */
export const flags = {
  args: [
    // Keeps the browser from calling home: tests see only what the site asks for.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Without a graphics card, drawing by software for one costs more than drawing without it.
    '--disable-gpu',
  ],
  // With this flag of Playwright every frame that is drawn is a file on the disk: a tenth of the time.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};
