import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Registry} from '../../collections';
import {didYouMean} from '../../lib/diagnostics';
import {parseYamlFile, type YamlFile} from './yamlFile';

/** Where the lists lie, from the site's folder. */
export const dataFolder = 'src/data';

/** Reads the file of every registered list, and says of any other file there that nothing reads it. */
export function readLists(siteDir: string, registry: Registry): YamlFile[] {
  const names = Object.keys(registry);
  return [...names.map((name) => readList(siteDir, name)), ...strangers(siteDir, names)];
}

/** Reads one list. A file that is not there, or is just being saved, is a problem like any other. */
export function readList(siteDir: string, name: string): YamlFile {
  const file = `${dataFolder}/${name}.yml`;
  try {
    return parseYamlFile(name, file, readFileSync(path.join(siteDir, file)));
  } catch {
    return problemFile(
      name,
      file,
      `The file is not there. A page of the site needs the list "${name}".`,
    );
  }
}

function strangers(siteDir: string, names: readonly string[]): YamlFile[] {
  const folder = path.join(siteDir, dataFolder);
  const all = existsSync(folder) ? readdirSync(folder).sort() : [];
  return all
    .filter((file) => /\.ya?ml$/i.test(file) && !names.some((name) => file === `${name}.yml`))
    .map((file) => {
      const name = file.replace(/\.ya?ml$/i, '');
      const near = names.includes(name) ? ` Did you mean "${name}"?` : didYouMean(name, names);
      const message = `No page reads this file: no list has its name.${near.replace(/"(.*)"/, '"$1.yml"')}`;
      return problemFile(name, `${dataFolder}/${file}`, message);
    });
}

function problemFile(list: string, file: string, message: string): YamlFile {
  const {lines, source} = parseYamlFile(list, file, new Uint8Array());
  return {list, file, lines, source, problems: [{file, line: 1, place: [], message}]};
}
