import {codeIn} from '../edits/code';
import {isOfItsKind} from '../core/edits';
import {isWritable} from '../core/writable';
import type {BlobId, CommitId, NewFile} from '../repository';
import {RefusalError, say} from '../sentences';
import {readBlobs, readHistory} from './objects';

/** How many versions of a page are searched for code that is written again. */
const VERSIONS = 100;

interface Place {
  top: string;
  /** From there to the site's folder: "" or "website/". */
  prefix: string;
  /** Commits whose files were there before. */
  commits: readonly CommitId[];
}

/** Each line and each piece of code that some pages have had. */
async function knownIn(
  files: readonly string[],
  {top, prefix, commits}: Place,
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const from of commits) {
    const history = await readHistory(top, prefix, {from, files, most: VERSIONS});
    const changes = history.flatMap((commit) => commit.changes);
    const ids = new Set(changes.flatMap(({before, after}) => [before ?? [], after ?? []].flat()));
    for (const content of (await readBlobs(top, [...ids])).values()) {
      const source = content.toString();
      for (const part of [...source.split(/\r?\n/), ...codeIn('page.mdx', source)]) known.add(part);
    }
  }
  return known;
}

/** What a file is given; undefined where it is removed. */
function bytesOf(one: NewFile, blobs: ReadonlyMap<BlobId, Buffer>): Buffer | undefined {
  if ('blob' in one) return blobs.get(one.blob);
  if ('base64' in one) return Buffer.from(one.base64, 'base64');
  return one.text === null ? undefined : Buffer.from(one.text);
}

/**
 * Refuses what the page of the editor does not send: whoever may write must not bring code into a build by it.
 *
 * @throws RefusalError for code in a page that it never had, for a new file that is no picture of its kind, and for
 *   content that is not there
 */
export async function refuseContents(files: readonly NewFile[], place: Place): Promise<void> {
  const ids = files.flatMap((file) => ('blob' in file ? file.blob : []));
  const blobs = await readBlobs(place.top, ids);
  // A page at another address keeps its code.
  const removed = files.flatMap((one) =>
    'text' in one && one.text === null && /\.mdx?$/.test(one.file) ? one.file : [],
  );
  for (const one of files) {
    const {file} = one;
    const bytes = bytesOf(one, blobs);
    if (!bytes) continue;
    if (!('blob' in one) && isWritable(file, 'upload') && !isOfItsKind(file, bytes))
      throw new RefusalError(say('editor.foreign', {file}), 400);
    const code = /\.mdx?$/.test(file) ? codeIn(file, bytes.toString()) : [];
    if (code.length === 0) continue;
    const known = await knownIn([file, ...removed], place);
    if (!code.every((piece) => known.has(piece))) throw new RefusalError(say('edit.code'), 400);
  }
}
