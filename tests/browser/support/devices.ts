import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {cacheDir, testTool} from '../../../scripts/lib/paths';
import {escapeHtml} from '../../../src/lib/escape';
import {flags} from './browser';
import {testEnvironment} from './testEnvironment';

const PACKAGES = path.join(testTool('browser'), 'node_modules/@expo-google-fonts');
const ROBOTO = 'roboto/400Regular/Roboto_400Regular';
const ROBOTO_BOLD = 'roboto/700Bold/Roboto_700Bold';
const NOTO = 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular';
const NOTO_BOLD = 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold';

/** What is installed on a device, apart from anything on this machine. */
const INSTALLED = {
  /** Android up to 11: each weight has a name of its own. */
  android: [ROBOTO, ROBOTO_BOLD, NOTO, NOTO_BOLD],
  /** Android from 12 on: a font is one file with all weights, and only the regular one has a name. */
  newAndroid: [ROBOTO, NOTO],
  /** No letter of Devanagari anywhere. */
  withoutDevanagari: [ROBOTO, ROBOTO_BOLD],
};

export type Device = keyof typeof INSTALLED;

const settingsOf = (device: Device): string =>
  path.join(cacheDir, 'device-fonts', device, 'fonts.conf');

/**
 * Writes the configuration of the fonts that a device has. Before all tests, and only what is not
 * written yet: a file that changes under a running browser, of another part too, ends it.
 */
export function writeDevices(): void {
  for (const [device, fonts] of Object.entries(INSTALLED)) {
    const settings = settingsOf(device as Device);
    const cache = path.join(path.dirname(settings), 'cache');
    const folders = fonts.map((font) => path.join(PACKAGES, path.dirname(font)));
    mkdirSync(cache, {recursive: true});
    const written = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escapeHtml(folder)}</dir>`).join('\n')}
  <cachedir>${escapeHtml(cache)}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
</fontconfig>
`;
    if (!existsSync(settings) || readFileSync(settings, 'utf8') !== written) {
      writeFileSync(settings, written);
    }
  }
}

/**
 * What a browser on Linux needs in its environment to find the fonts of this device and no others.
 * Browsers of other systems take no notice.
 */
export const fontsOf = (device: Device): Record<string, string> => ({
  FONTCONFIG_FILE: settingsOf(device),
});

/** Starts a browser on such a device: that of the tests, or the one given. Close it. */
export function startOn(device: Device, browser = testEnvironment()!.browser): Promise<Browser> {
  return chromium.launch({
    executablePath: browser.executablePath,
    ...flags,
    env: {...process.env, ...browser.env, ...fontsOf(device)} as Record<string, string>,
  });
}
