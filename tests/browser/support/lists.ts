import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {siteDir} from '../../../scripts/lib/paths';

/** How many entries a list of src/data has; with a field, how many of them have it. */
export function listed(name: string, field?: string): number {
  const file = path.join(siteDir, `src/data/${name}.yml`);
  const entries = parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  return entries.filter((entry) => field === undefined || field in entry).length;
}
