import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {siteDir} from '../../../scripts/lib/paths';

/**
 * The entries of a list of src/data, as they are written there.
 *
 * @param name of the file, and of the list in it where it holds several: `mission.goals`
 */
export function entriesOf(name: string): Record<string, unknown>[] {
  const [list = '', part] = name.split('.');
  const content = valuesOf(list);
  const entries = part ? content[part] : content;
  return entries as Record<string, unknown>[];
}

/** A file of src/data, as it is written there: `site`, `pages/names`. */
export function valuesOf(file: string): Record<string, unknown> {
  return parse(readFileSync(path.join(siteDir, `src/data/${file}.yml`), 'utf8')) as Record<
    string,
    unknown
  >;
}

/**
 * How many entries a list was agreed to have at the least, by its contract. The contract itself cannot be
 * loaded here: Playwright does not read the package of the Nepali calendar.
 */
export function least(list: string, part = 'all'): number {
  const folder = path.join(siteDir, 'src/data');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const source = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const contract = new RegExp(`const ${list} = \\w+\\(\\{\\s*expected: (\\{.*?\\})`);
  const agreed = parse(contract.exec(source.join('\n'))?.[1] ?? '') as Record<string, number>;
  return agreed[part]!;
}

/** How often something is in a file of the site. */
export const countIn = (file: string, pattern: RegExp): number =>
  readFileSync(path.join(siteDir, file), 'utf8').match(pattern)?.length ?? 0;

/** A link of site.yml: `telegram`. */
export const siteLink = (name: string): string =>
  String((valuesOf('site')[name] as Record<string, unknown>).link);

/** How many entries a list of src/data has; with a field, how many of them have it, or this value in it. */
export function listed(name: string, field?: string, value?: string): number {
  return entriesOf(name).filter(
    (entry) =>
      field === undefined || (value === undefined ? field in entry : entry[field] === value),
  ).length;
}
