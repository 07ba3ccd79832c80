import type {ContentFiles} from '../read/files';
import type {YamlFile} from '../read/yaml';
import type {ReadPicture} from '../pictures/pictureOf';
import type {Sentence} from '../say';
import type {Collection} from './contract';
import {copyContract, type CopyReads, readOf} from './copy';

/** The contracts of a site. */
export interface Contracts {
  /** The contracts of the lists, by the names of their files in src/data. */
  collections: Readonly<Record<string, Collection>>;
  /** What the code of pages reads from their copy, which is the contract of these files; the same while it is the same. */
  reads: () => CopyReads;
  /** A picture under static/, by its address. */
  picture: (site: ContentFiles, address: string) => ReadPicture | Promise<ReadPicture>;
  /** What is wrong with a font that a field `typeface` names. */
  typeface: (
    site: ContentFiles,
    file: string,
  ) => Sentence | undefined | Promise<Sentence | undefined>;
}

/** The contract of a file of src/data; undefined where nothing reads it. */
export function contractOf(
  {collections, reads}: Pick<Contracts, 'collections' | 'reads'>,
  {list, value}: Pick<YamlFile, 'list' | 'value'>,
): Collection | undefined {
  const read = readOf(reads(), list);
  return read
    ? copyContract(read, value)
    : Object.hasOwn(collections, list)
      ? collections[list]
      : undefined;
}

/** The names of all files of src/data: `team`, `pages/team`. */
export const namesOfLists = ({collections, reads}: Contracts): string[] =>
  [...Object.keys(collections), ...Object.keys(reads())].sort();
