import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readEnglishWords} from '../../../scripts/checks/readEnglishWords';
import {cacheDir, pseudoDir, siteDir} from '../../../scripts/lib/paths';
import {english} from '../../../src/lib/format';
import {pageFolders} from '../../../src/plugins/content/readPages';
import {CODE} from './code';
import {pseudoMarkdown} from './pseudoMarkdown';
import {pseudoText} from './pseudoText';
import {pseudoYaml} from './pseudoYaml';

/** What a build reads. */
const SOURCES = [
  'docs',
  'pages',
  'src',
  'static',
  'i18n',
  'scripts',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

function change(file: string, by: (source: string) => string, to = file): void {
  const place = path.join(pseudoDir, to);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, by(readFileSync(path.join(pseudoDir, file), 'utf8')));
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(pseudoDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

/** What a writer does for a new language, by a program: one key, one folder, and texts in the lists. */
async function writeLanguage(): Promise<void> {
  change('i18n/languages.json', (source) => {
    const formats = Object.entries(english).map(([key, text]) => [key, pseudoText(text)]);
    const entry = {
      name: pseudoText('Pseudo'),
      inEnglish: 'Pseudo',
      formats: Object.fromEntries(formats),
    };
    return JSON.stringify({...(JSON.parse(source) as object), [CODE]: entry}, null, 2);
  });

  for (const file of filesIn('src/data', /\.yml$/))
    change(file, (source) => pseudoYaml(source, CODE));

  const twins = new Map(
    pageFolders.flatMap(({english: folder, twins: to}) =>
      filesIn(folder, /\.mdx?$/).map((file) => [
        file,
        `i18n/${CODE}/${to}${file.slice(folder.length)}`,
      ]),
    ),
  );
  for (const [file, twin] of twins) {
    change(file, (source) => pseudoMarkdown(file, source, (wanted) => twins.get(wanted)), twin);
  }

  for (const {path: file, words} of await readEnglishWords(siteDir)) {
    const translated = Object.entries(words).map(([id, {message, description}]) => [
      id,
      {message: pseudoText(message), description},
    ]);
    const place = path.join(pseudoDir, 'i18n', CODE, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, JSON.stringify(Object.fromEntries(translated), null, 2));
  }
}

/** Makes a copy of this site that has one language more, in a folder of its own. */
export async function writePseudoSite(): Promise<void> {
  rmSync(pseudoDir, {recursive: true, force: true});
  mkdirSync(pseudoDir, {recursive: true});
  for (const name of SOURCES) {
    cpSync(path.join(siteDir, name), path.join(pseudoDir, name), {recursive: true});
  }
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(pseudoDir, 'node_modules'));
  // Drawings that were made before need not be made again.
  symlinkSync(cacheDir, path.join(pseudoDir, '.cache'));
  await writeLanguage();
}
