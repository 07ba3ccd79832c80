import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export interface Allowed {
  /** By SPDX name, with the reason. */
  licences: Record<string, string>;
  /** By package, for those that npm cannot read a licence of. */
  namedElsewhere: Record<string, string>;
  /** By package. */
  installScripts: Record<string, {runs: string; why: string}>;
}

const read = (name: string): unknown =>
  parse(readFileSync(path.join(__dirname, `${name}.yml`), 'utf8'));

/** What the two lists beside this file allow. */
export function readAllowed(): Allowed {
  const licences = read('licences') as Record<string, Record<string, string>>;
  return {
    licences: licences.licences!,
    namedElsewhere: licences['named-elsewhere']!,
    installScripts: read('install-scripts') as Allowed['installScripts'],
  };
}
