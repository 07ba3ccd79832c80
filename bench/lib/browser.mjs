import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {launch, Launcher} from 'chrome-launcher';

export const quietFlags = [
  // Nothing but the visited page may use the line.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Without a graphics card, emulating one costs more than drawing without.
  '--disable-gpu',
];

// Chromium refuses to run its sandbox as root.
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The Chromium for Linux inside an npm package, unpacked once. */
async function packagedBrowser(cacheDir) {
  const manifest = new URL('../node_modules/@sparticuz/chromium/package.json', import.meta.url);
  const folder = path.join(
    cacheDir,
    `chromium-${JSON.parse(readFileSync(manifest, 'utf8')).version}`,
  );
  mkdirSync(folder, {recursive: true});
  const before = {...process.env};
  // The package unpacks into the temporary folder, and its libraries only inside a cloud function.
  Object.assign(process.env, {TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x'});
  const {default: chromium} = await import('@sparticuz/chromium');
  const chromePath = await chromium.executablePath();
  const {LD_LIBRARY_PATH, FONTCONFIG_PATH} = process.env;
  process.env = before;
  const fonts = existsSync('/etc/fonts') ? {} : {FONTCONFIG_PATH};
  return {chromePath, envVars: {...before, LD_LIBRARY_PATH, ...fonts}};
}

/**
 * The browser at CHROME_PATH or an installed Chrome or Chromium, which is what visitors have;
 * without one, on Linux, the packaged Chromium.
 */
export async function findBrowser(cacheDir) {
  try {
    const chromePath = Launcher.getFirstInstallation();
    if (chromePath) return {chromePath};
  } catch {
    // chrome-launcher throws where it finds none.
  }
  if (process.platform === 'linux') return packagedBrowser(cacheDir);
  throw new Error('Install Chrome or Chromium, or put the path of one into CHROME_PATH.');
}

/** A fresh browser with an empty profile, ended after `use`. */
export async function withBrowser(browser, use) {
  const chromeFlags = ['--headless=new', ...quietFlags, ...rootFlags];
  const chrome = await launch({...browser, chromeFlags, logLevel: 'silent'});
  try {
    return await use(chrome.port);
  } finally {
    chrome.kill();
  }
}
