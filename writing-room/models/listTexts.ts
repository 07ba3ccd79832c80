/* Where the texts of a list that are not agreed stand in it. */
import type {YamlFile} from '../../src/lib/yaml';
import type {Pairing} from '../../src/plugins/translations/compare';
import {openPairs, type SourceState} from '../../src/plugins/translations/inspectAgreements';
import {textPaths, textPlace} from '../../src/plugins/translations/sources';
import type {FilePath} from '../protocol';
import {toFilePath} from './listNames';

/** @returns the path of each `{en, ne}` */
export function openPaths(file: YamlFile, state: SourceState): {pair: Pairing; path: FilePath}[] {
  const open = openPairs(state);
  if (open.length === 0) return [];
  const paths = new Map(textPaths(file.value).map(({path}) => [textPlace(file, path), path]));
  return open.flatMap((pair) => {
    const path = paths.get(pair.place);
    return path ? [{pair, path: toFilePath(path)}] : [];
  });
}
