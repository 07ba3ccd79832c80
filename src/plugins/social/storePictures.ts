import {cached} from '../../lib/cache';
import {writeFileAtomically} from '../../lib/files';
import {hash} from '../../lib/hash';

/** A picture to be drawn. */
export interface Picture {
  /** Where it belongs. */
  file: string;
  heading: string;
}

/** sharp works on threads of its own; more at a time would only take memory. */
const AT_A_TIME = 4;

/**
 * Writes every picture where it belongs. What was drawn once is only copied the next time.
 *
 * @param settings everything beside the heading that shapes a picture
 */
export async function storePictures(
  pictures: readonly Picture[],
  siteDir: string,
  settings: readonly (string | Buffer)[],
  draw: (heading: string) => Promise<Buffer>,
): Promise<void> {
  const store = async ({file, heading}: Picture) => {
    const key = hash([...settings, heading]);
    const entry = {siteDir, file: `.cache/social/${key}.png`, key};
    await writeFileAtomically(file, await cached(entry, () => draw(heading)));
  };
  for (let next = 0; next < pictures.length; next += AT_A_TIME) {
    await Promise.all(pictures.slice(next, next + AT_A_TIME).map(store));
  }
}
