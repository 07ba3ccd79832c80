import {pageFolders, pairOf} from 'content/read/pages';
import {encode} from '../content';
import {textsOfPage} from '../models/rows';
import type {Repository} from '../repository';
import type {Texts} from '../types';

/** The texts of a page, read before all other files, so that they are seen at once. @param name the English file */
export async function firstPage(repository: Repository, name: string): Promise<Texts[]> {
  const {drafts} = await repository.state({isFetching: false});
  const tree = await repository.files({commit: drafts});
  const folder = pageFolders.find(({english}) => name.startsWith(`${english}/`));
  if (!folder || !tree[name]) return [];
  const translation = name.replace(folder.english, `i18n/ne/${folder.translations}`);
  const names = [name, translation].filter((file) => tree[file]);
  const texts = await repository.read({blobs: names.map((file) => tree[file]!)});
  const files = names.map((file) => [file, encode(String(texts[tree[file]!]))] as const);
  const pair = pairOf(new Map(files), name);
  return pair ? textsOfPage(pair) : [];
}
