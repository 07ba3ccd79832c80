import {inspectPicture} from 'content/pictures/readPictures';
import {type Core, openCore} from '../../core';
import {createSnapshots} from '../../core/snapshots';
import type {User} from '../../repository';
import {openRepository} from '../../server/gitRepository';
import {asha} from './requests';

interface Place extends Partial<User> {
  /** A folder with a work tree, or a bare repository. */
  folder: string;
  isBare?: boolean;
  url?: string;
}

/** The core of the editor over real git, as each tab has its own. */
export async function openTab({folder, isBare = false, url, ...user}: Place): Promise<Core> {
  const repository = await openRepository({folder, isBare, url, user: {...asha, ...user}});
  return openCore(createSnapshots(repository), {inspect: inspectPicture});
}
