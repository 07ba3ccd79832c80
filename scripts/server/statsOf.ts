import {type Stats, statSync} from 'node:fs';

/** What the disk knows of a path; nothing also where the name is too long or leads through a file. */
export function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
