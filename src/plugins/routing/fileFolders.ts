import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The folders that hold only files in a build: Docusaurus's own and what lies in the static folders.
 *
 * @param staticDirs absolute or relative to siteDir
 */
export function fileFolders(siteDir: string, staticDirs: readonly string[]): string[] {
  const found = new Set(['assets']);
  for (const dir of staticDirs) {
    for (const entry of readStaticDir(path.resolve(siteDir, dir))) {
      if (entry.isDirectory()) found.add(entry.name.toLowerCase());
    }
  }
  return [...found].sort();
}

function readStaticDir(dir: string) {
  try {
    return readdirSync(dir, {withFileTypes: true});
  } catch {
    // Docusaurus allows a static folder that is not there.
    return [];
  }
}
