import path, {posix} from 'node:path';
import {filesBelow, hash, readSiteFile, stateOfFolder} from 'content/read/files';

/** Everything a build depends on, below the root of the project. */
const FOLDERS = ['docs', 'pages', 'src', 'packages', 'static', 'i18n', 'scripts'];
const FILES = [
  'docusaurus.config.ts',
  'docusaurus.parts.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Texts, lists, pictures and fonts, which the code reads. */
const CONTENT = /^(?:docs|pages|static|i18n|scripts|src\/data\/typefaces)\/|^src\/data\/.*\.yml$/;

/** The files that a build is made of, from the root of the project. */
export const inputFiles = (siteDir: string): string[] =>
  [
    ...FILES,
    ...FOLDERS.flatMap((folder) =>
      filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`),
    ),
  ]
    .filter((file) => posix.basename(file) !== '.DS_Store')
    .sort();

/** A text that changes when somebody writes a file in the folders that a build is made of. */
export const stateOfInputs = (siteDir: string): string =>
  FOLDERS.map((folder) => stateOfFolder(siteDir, folder)).join('\n');

/** The hash of files of a site, with their names. */
export const hashOfFiles = (siteDir: string, files: readonly string[]): string =>
  hash(files.flatMap((file) => [file, readSiteFile(siteDir, file) ?? '']));

const known = new Map<string, string>();

/** The hash of the code, the packages and Node: what is kept from another code counts as missing. */
export function codeHash(siteDir: string): string {
  const files = () => inputFiles(siteDir).filter((file) => !CONTENT.test(file));
  const code = known.get(siteDir) ?? hash([process.version, hashOfFiles(siteDir, files())]);
  known.set(siteDir, code);
  return code;
}
