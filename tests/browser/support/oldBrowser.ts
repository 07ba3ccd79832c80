import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {cacheDir, testTool} from '../../../scripts/lib/paths';
import {fontsOf} from './devices';

/** What the tests use of puppeteer-core 2, which has no types. Playwright cannot drive Chromium 80. */
interface OldPage {
  goto(url: string, options: {waitUntil: 'load'}): Promise<{status(): number}>;
  setViewport(size: {width: number; height: number; isMobile: boolean}): Promise<void>;
  setJavaScriptEnabled(enabled: boolean): Promise<void>;
  waitForFunction(code: string, options: {timeout: number}): Promise<unknown>;
  evaluate<Result>(code: string): Promise<Result>;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface OldBrowser {
  version(): Promise<string>;
  newPage(): Promise<OldPage>;
  close(): Promise<void>;
}

interface Puppeteer {
  launch(options: {
    executablePath: string;
    env: Record<string, string | undefined>;
    args: readonly string[];
  }): Promise<OldBrowser>;
}

const PACKAGE = 'chrome-aws-lambda';
const packages = path.join(testTool('chromium-80'), 'node_modules');

/** Unpacks the browser of the package, once. @returns its folder */
function unpacked(): string {
  const source = path.join(packages, PACKAGE);
  const {version} = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(cacheDir, `${PACKAGE}-${version}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, {recursive: true});
  for (const name of readdirSync(path.join(source, 'bin'))) {
    const file = path.join(partial, name.replace(/\.br$/, ''));
    const content = zlib.brotliDecompressSync(readFileSync(path.join(source, 'bin', name)));
    writeFileSync(file, content, {mode: 0o755});
    if (file.endsWith('.tar')) {
      execFileSync('tar', ['--extract', '--file', file, '--directory', partial]);
      rmSync(file);
    }
  }
  if (existsSync(folder)) rmSync(partial, {recursive: true});
  else renameSync(partial, folder);
  return folder;
}

/** Starts Chromium 80, the oldest browser of "browserslist" in package.json. Linux only. */
export async function startOldBrowser(): Promise<OldBrowser> {
  const folder = unpacked();
  const {default: puppeteer} = (await import(path.join(packages, 'puppeteer-core/index.js'))) as {
    default: Puppeteer;
  };
  return puppeteer.launch({
    executablePath: path.join(folder, 'chromium'),
    env: {...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib'), ...fontsOf('android')},
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-background-networking'],
  });
}
