import {lstat} from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether a file, which need not exist, lies in the site's folder with no link on the way to it.
 *
 * @param file for which `isWritable` is true
 */
export async function isInside(siteDir: string, file: string): Promise<boolean> {
  const parts = file.split('/');
  for (const depth of parts.keys()) {
    const place = path.join(siteDir, ...parts.slice(0, depth + 1));
    const there = await lstat(place).catch(() => undefined);
    // Then there is nothing below it, either.
    if (!there) return true;
    if (depth < parts.length - 1 ? !there.isDirectory() : !there.isFile()) return false;
  }
  return true;
}
