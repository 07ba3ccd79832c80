import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hash} from '../../src/lib/files';
import {ledgerDays} from '../../src/plugins/content/lastChanged';

/** Everything a build depends on, below the root of the project. */
const FOLDERS = ['docs', 'pages', 'src', 'static', 'i18n'];
const FILES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
];

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of everything that shapes a build: two builds with the same one are the same. */
export function inputHash(root: string, siteUrl = ''): string {
  const files = [
    ...FILES.map((name) => path.join(root, name)).filter((file) => existsSync(file)),
    ...FOLDERS.flatMap((name) => filesIn(path.join(root, name))),
  ].sort();
  return hash([
    siteUrl,
    // Pages say when their texts were last changed, which git knows.
    ...[...ledgerDays(root)].flat(),
    ...files.flatMap((file) => [path.relative(root, file), readFileSync(file)]),
  ]);
}
