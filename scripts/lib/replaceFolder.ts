import {existsSync, renameSync, rmSync} from 'node:fs';

export const removeFolder = (folder: string): void =>
  rmSync(folder, {recursive: true, force: true, maxRetries: 5});

const previousOf = (folder: string): string => `${folder}.previous`;

/** Replaces a folder, which stays in its place until the new one is complete. */
export function replaceFolder(folder: string, next: string): void {
  if (existsSync(folder)) renameSync(folder, previousOf(folder));
  renameSync(next, folder);
  removeFolder(previousOf(folder));
}

/** Puts back the folder that `replaceFolder` had moved away when the process was stopped. */
export function restoreFolder(folder: string): void {
  if (!existsSync(folder) && existsSync(previousOf(folder))) renameSync(previousOf(folder), folder);
  removeFolder(previousOf(folder));
}
