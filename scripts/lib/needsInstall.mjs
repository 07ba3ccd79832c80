import {readFileSync} from 'node:fs';
import path from 'node:path';

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Whether node_modules is missing or does not hold what package-lock.json asks for. Compares the
 * content, not the time of the files: a checkout gives every file a new time.
 *
 * @param {string} root the folder of package-lock.json
 * @returns {boolean}
 */
export function needsInstall(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (!present) return true;
  return Object.entries(wanted ?? {}).some(([place, entry]) => {
    if (place === '') return false;
    const found = present[place];
    // Builds for other systems are in the lock, but not on this disk.
    if (!found) return !entry.optional && !entry.devOptional;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
}
