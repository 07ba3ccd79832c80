import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a developer has set for this account must not decide the tests. Nothing need survive a power cut. */
const SETTINGS = `[init]
templateDir =
[user]
name = Dev
email = dev@example.com
[gc]
auto = 0
[maintenance]
auto = false
[core]
fsync = none
[commit]
gpgSign = false
[http]
receivepack = true
`;

/** Git reads these settings alone from now on, here and in processes that are started. @param folder for their file */
export function useOwnSettings(folder: string): void {
  const file = path.join(folder, 'gitconfig');
  writeFileSync(file, SETTINGS);
  process.env.GIT_CONFIG_GLOBAL = file;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
}
