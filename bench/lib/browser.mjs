import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
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

/**
 * The environment in which a browser on Linux finds the fonts of an Android phone and no others: which
 * web fonts a page fetches depends on those of the device.
 */
function phoneFonts(cacheDir) {
  if (process.platform !== 'linux') return {};
  const {resolve} = createRequire(import.meta.url);
  const folders = [
    'roboto/400Regular/Roboto_400Regular',
    'roboto/700Bold/Roboto_700Bold',
    'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular',
    'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold',
  ].map((font) => path.dirname(resolve(`@expo-google-fonts/${font}.ttf`)));
  const file = path.join(cacheDir, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cacheDir}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
</fontconfig>
`,
  );
  return {FONTCONFIG_FILE: file};
}

/** The browser at CHROME_PATH or an installed Chrome or Chromium, which is what visitors have. */
export function findBrowser(cacheDir) {
  const chromePath = Launcher.getInstallations()[0];
  if (!chromePath) {
    throw new Error('Install Chrome or Chromium, or put the path of one into CHROME_PATH.');
  }
  return {chromePath, envVars: {...process.env, ...phoneFonts(cacheDir)}};
}

/** On a busy machine a browser may fail to start, and a trace may lose its end. */
export async function tryTwice(attempt) {
  try {
    return await attempt();
  } catch (error) {
    console.error(`Trying again: ${error.message}`);
    return attempt();
  }
}

/** A fresh browser with an empty profile, ended after `use`. */
export async function withBrowser(browser, use) {
  // Without the last one, Chromium now and then draws one frame a second until the page is seen: the same page is then
  // painted after 0.6, 1.5 or 2.5 s, by chance.
  const chromeFlags = ['--headless=new', ...quietFlags, ...rootFlags, '--disable-frame-rate-limit'];
  const chrome = await launch({...browser, chromeFlags, logLevel: 'silent'});
  try {
    return await use(chrome.port);
  } finally {
    chrome.kill();
  }
}
