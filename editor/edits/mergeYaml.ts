/* Three versions of a list made one: theirs, with comments and layout, and in it what I have changed. */
import {placeOf} from 'content/read/values';
import type {FilePath, Json} from '../types';
import {pathOf} from './names';
import {merge} from './values';
import {readYaml, setYaml} from './yamlEdits';

/** The positions of a value that ids and keys lead to; undefined where it is not there. */
export function positionsOf(value: Json | undefined, names: FilePath): FilePath | undefined {
  const path = pathOf(value, names);
  return path.length === names.length ? path : undefined;
}

/** @throws EditError when one of them cannot be read or written */
export function mergeYaml(base: string, mine: string, theirs: string) {
  const [old, my, their] = [base, mine, theirs].map(readYaml);
  const {value = null, conflicts, joined} = merge(old, my, their);
  const named = <One extends {path: FilePath}>(one: One): One => ({
    ...one,
    path: placeOf(value, one.path),
  });
  return {
    text: setYaml(theirs, [], value),
    clashes: conflicts.map(named),
    joined: joined.map(named),
  };
}
