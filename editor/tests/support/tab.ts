import {inspectPicture} from 'content/pictures/readPictures';
import {type Core, openCore} from '../../core';
import {createSnapshots} from '../../core/snapshots';
import {openRepository} from '../../server/gitRepository';

interface Place {
  /** A folder with a work tree, or a bare repository. */
  folder: string;
  isBare?: boolean;
  name?: string;
  login?: string;
  email?: string;
  url?: string;
}

/** The core of the editor over real git, as each tab has its own. */
export async function openTab(place: Place): Promise<Core> {
  const {
    folder,
    isBare = false,
    name = 'Asha Rai',
    login = 'asha',
    email = 'asha@example.com',
    url,
  } = place;
  const user = {name, email, login};
  const repository = await openRepository({folder, isBare, user, url});
  return openCore(createSnapshots(repository), {inspect: inspectPicture});
}
