import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

interface Part {
  /** TrueType. */
  part: Uint8Array;
  /** The texts that it does not draw as the whole font does. */
  unproved: string[];
}

/**
 * The part of a font that some texts need, compared with the whole font text by text.
 *
 * @param font TrueType, unpacked
 * @param part to compare only
 */
export async function makePart(
  font: Uint8Array,
  texts: readonly string[],
  part?: Uint8Array,
): Promise<Part> {
  const workerData = {font, texts, part};
  const worker = new Worker(path.join(__dirname, 'shape.mjs'), {workerData});
  const [result] = (await once(worker, 'message')) as [Part];
  return result;
}
