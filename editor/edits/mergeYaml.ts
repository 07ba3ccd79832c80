/* Three versions of a list made one: theirs, with comments and layout, and in it what I have changed. */
import {parse} from 'yaml';
import type {FilePath, Json} from './types';
import {idOf, isList, merge, namesOf, partAt} from './values';
import {setYaml} from './yamlEdits';

/** The positions of a value that ids and keys lead to; undefined where it is not there. */
export function positionsOf(value: Json, path: FilePath): FilePath | undefined {
  const positions: (string | number)[] = [];
  for (const key of path) {
    const around = partAt(value, positions);
    const isId = isList(around) && typeof key === 'string';
    const at = isId ? around.findIndex((entry) => idOf(entry) === key) : key;
    if (at === -1) return undefined;
    positions.push(at);
  }
  return positions;
}

/** @throws EditError, or an error of the parser, when one of them cannot be read or written */
export function mergeYaml(base: string, mine: string, theirs: string) {
  const [old, my, their] = [base, mine, theirs].map((source) => parse(source) as Json);
  const {value = null, conflicts, joined} = merge(old, my, their);
  const named = <One extends {path: FilePath}>(one: One): One => ({
    ...one,
    path: namesOf(value, one.path),
  });
  return {
    text: setYaml(theirs, [], value),
    clashes: conflicts.map(named),
    joined: joined.map(named),
  };
}
