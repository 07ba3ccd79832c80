import {createHash} from 'node:crypto';

/** A SHA-256 over several parts as 32 hex digits, the same on every machine. */
export function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  // The lengths keep ['ab', 'c'] and ['a', 'bc'] apart.
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
  return sum.digest('hex').slice(0, 32);
}
