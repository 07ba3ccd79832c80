import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {cacheDir} from '../../../scripts/lib/paths';
import {quietFlags} from './browser';
import {surroundings} from './surroundings';

const PACKAGES = '@expo-google-fonts';
const LATIN = ['roboto/400Regular/Roboto_400Regular', 'roboto/700Bold/Roboto_700Bold'];
const NOTO = 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular';
const NOTO_BOLD = 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold';

/** What is installed on a device, apart from anything on this machine. */
const INSTALLED = {
  /** Android up to 11: each weight has a name of its own. */
  android: [...LATIN, NOTO, NOTO_BOLD],
  /** Android from 12 on: one file holds all weights, and only the regular one has a name. */
  newAndroid: [...LATIN, NOTO],
  /** No letter of Devanagari anywhere. */
  withoutDevanagari: LATIN,
};

export type Device = keyof typeof INSTALLED;

/**
 * What a browser on Linux needs in its environment to find the fonts of this device and no others.
 * Browsers of other systems take no notice.
 */
export function fontsOf(device: Device): Record<string, string> {
  const folder = path.join(cacheDir, 'device-fonts', device);
  mkdirSync(path.join(folder, 'fonts'), {recursive: true});
  for (const font of INSTALLED[device]) {
    const file = require.resolve(`${PACKAGES}/${font}.ttf`);
    copyFileSync(file, path.join(folder, 'fonts', path.basename(file)));
  }
  const settings = path.join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
</fontconfig>
`,
  );
  return {FONTCONFIG_FILE: settings};
}

/** A browser on such a device. Close it. */
export function startOn(device: Device): Promise<Browser> {
  const {browser} = surroundings()!;
  return chromium.launch({
    executablePath: browser.executablePath,
    args: quietFlags,
    env: {...process.env, ...browser.env, ...fontsOf(device)} as Record<string, string>,
  });
}
