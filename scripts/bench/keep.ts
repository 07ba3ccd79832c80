import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheDir} from '../lib/paths';

/** Keeps results under a name that tells when. @returns the file, as seen from here */
export function keep(name: string, content: unknown): string {
  const folder = path.join(cacheDir, 'bench');
  mkdirSync(folder, {recursive: true});
  const time = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
  const file = path.join(folder, `${name}-${time}.json`);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}
