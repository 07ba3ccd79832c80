import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex} from '@noble/hashes/utils.js';

/** As much of Node's module as `hash` of content/read/files uses, which has to answer at once. */
export function createHash() {
  const sum = sha256.create();
  const hash = {
    update(part: string | Uint8Array) {
      sum.update(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      return hash;
    },
    digest: () => bytesToHex(sum.digest()),
  };
  return hash;
}
