import {inspectPicture} from 'content/pictures/readPictures';
import {type Core, openCore} from '../../core';
import {createSnapshots} from '../../core/snapshots';
import type {User} from '../../repository';
import {openRepository} from '../../server/gitRepository';
import {asha} from './requests';

interface Place extends Partial<User> {
  folder: string;
}

/** The core of the editor over real git, as each tab has its own. */
export async function openTab({folder, ...user}: Place): Promise<Core> {
  const repository = await openRepository({folder, isBare: false, user: {...asha, ...user}});
  return openCore(createSnapshots(repository), {inspect: inspectPicture});
}
