import {say} from '../check/sentences';
import type {InspectedPicture} from '../lists/contract';
import type {InvalidPicture, PictureProperties} from './inspectPicture';
import {planPicture, type SizedFile} from './planPicture';

/** A picture that a list names, and the files to make of it. */
export interface ReadPicture {
  /** Its file under static/, as the list names it: /img/team/asha.jpg. */
  address: string;
  found: InspectedPicture;
  sized: readonly SizedFile[];
  /** The cache entry with the result, from the site's folder. */
  record: string;
}

export type InspectedFile = PictureProperties | InvalidPicture;

/** @param key the hash of the inputs of the files */
export function pictureOf(
  address: string,
  inspected: InspectedFile,
  {key, record}: {key: string; record: string},
): ReadPicture {
  if ('problem' in inspected) {
    // The same bytes may have been read under another name.
    const {problem: sentence} = inspected;
    const problem = {...sentence, values: {...sentence.values, file: `static${address}`}};
    return {address, found: {problem}, sized: [], record};
  }
  const {sized, files} = planPicture(address, key, inspected);
  return {address, found: {width: inspected.width, files}, sized, record};
}

/** What was found in pictures whose content is not in memory, by what is there in its place. */
export const picturesInMemory = new WeakMap<Uint8Array, InspectedFile>();

/** A picture of files in memory. */
export function pictureInMemory(
  files: ReadonlyMap<string, Uint8Array>,
  address: string,
): ReadPicture {
  const content = files.get(`static${address}`);
  const inspected = content && picturesInMemory.get(content);
  const none = {problem: say('picture.none', {file: `static${address}`})};
  return pictureOf(address, inspected ?? none, {key: '', record: ''});
}
