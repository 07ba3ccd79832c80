import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package of the lock, for this system or another. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression; undefined when the package names none in this form. */
  licence?: string;
  /** What npm runs when it installs the package; empty when it is not known on this system. */
  runs?: string;
}

interface LockEntry {
  name?: string;
  version: string;
  license?: unknown;
  hasInstallScript?: boolean;
}

interface Manifest {
  license?: unknown;
  scripts?: Record<string, string>;
}

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

const INSTALL_STEPS = ['preinstall', 'install', 'postinstall'];

/** npm compiles a package that has this file and no script of its own to install it. */
function compiles(folder: string, scripts: Record<string, string>): boolean {
  const hasOwn = 'install' in scripts || 'preinstall' in scripts;
  return !hasOwn && existsSync(path.join(folder, 'binding.gyp'));
}

function runsOf(folder: string, manifest: Manifest | null, entry: LockEntry): string | undefined {
  const scripts = manifest?.scripts ?? {};
  const steps = INSTALL_STEPS.flatMap((step) => scripts[step] ?? []);
  if (compiles(folder, scripts)) steps.push('node-gyp rebuild');
  if (steps.length > 0) return steps.join('; ');
  return entry.hasInstallScript ? '' : undefined;
}

const asText = (licence: unknown): string | undefined =>
  typeof licence === 'string' && licence.trim() ? licence.trim() : undefined;

/**
 * Every package of package-lock.json, with what its own package.json adds where it is installed: the
 * lock repeats what the registry said, the file is what npm would run.
 */
export function readPackages(root: string): LockedPackage[] {
  const lock = readJson<{packages: Record<string, LockEntry>}>(
    path.join(root, 'package-lock.json'),
  );
  return Object.entries(lock?.packages ?? {})
    .filter(([place]) => place !== '')
    .map(([place, entry]) => {
      const folder = path.join(root, place);
      const manifest = readJson<Manifest>(path.join(folder, 'package.json'));
      return {
        name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 13),
        version: entry.version,
        licence: asText(manifest?.license) ?? asText(entry.license),
        runs: runsOf(folder, manifest, entry),
      };
    });
}
