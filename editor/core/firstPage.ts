import {pairOf} from 'content/read/pages';
import {textsOfPage} from '../models/rows';
import type {Texts} from '../types';
import type {Snapshots} from './snapshots';

/** The texts of a page, read before all other files, so that they are seen at once. @param name the English file */
export async function firstPage(snapshots: Snapshots, name: string): Promise<Texts[]> {
  const {drafts} = await snapshots.repository.state({isFetching: false});
  const unread = pairOf(new Map(), name);
  if (!unread) return [];
  const names = [unread.englishFile, unread.translationFile];
  return textsOfPage(pairOf(await snapshots.contentsIn(drafts, names), name)!);
}
