import type {Collection} from '../../collections/define';
import {exampleOf} from './exampleOf';
import {lineOf, placeOf, valueAt} from './locate';
import type {Problem} from '../../lib/diagnostics';
import type {YamlFile} from './yamlFile';

type Path = readonly PropertyKey[];

/** Finds ids that stand twice in one list, in the lists within an entry too. */
export function checkIds(file: YamlFile, collection: Collection): Problem[] {
  return listsWithin(file.value, []).flatMap((path) => {
    const first = new Map<unknown, Path>();
    const entries = valueAt(file.value, path) as unknown[];
    return entries.flatMap((entry, index): Problem[] => {
      const itsPath = [...path, index];
      const id = typeof entry === 'string' ? entry : valueAt(entry, ['id']);
      const earlier = first.get(id);
      if (typeof id !== 'string' || !earlier) {
        first.set(id, itsPath);
        return [];
      }
      const message = `"${id}" already stands on line ${lineOf(file, earlier)}. Every id of a list is different from the others.`;
      const idPath = typeof entry === 'string' ? itsPath : [...itsPath, 'id'];
      const inEntry = collection.shape === 'map' ? idPath : idPath.slice(1);
      return [
        {
          file: file.file,
          line: lineOf(file, idPath),
          place: placeOf(file.value, idPath),
          message,
          example: exampleOf(collection, inEntry),
        },
      ];
    });
  });
}

/** Where every list stands in a value, itself included. */
function listsWithin(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inside = Object.entries(value).flatMap(([key, part]) =>
    listsWithin(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [path, ...inside] : inside;
}
