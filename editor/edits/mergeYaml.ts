/* Three versions of a list made one: theirs, with comments and layout, and in it what I have changed. */
import {parse} from 'yaml';
import {placeOf} from 'content/read/yaml';
import {type FilePath, type Json, pathOf} from '../types';
import {merge} from './values';
import {setYaml} from './yamlEdits';

/** The positions of a value that ids and keys lead to; undefined where it is not there. */
export function positionsOf(value: Json, names: FilePath): FilePath | undefined {
  const path = pathOf(value, names);
  return path.length === names.length ? path : undefined;
}

/** @throws EditError, or an error of the parser, when one of them cannot be read or written */
export function mergeYaml(base: string, mine: string, theirs: string) {
  const [old, my, their] = [base, mine, theirs].map((source) => parse(source) as Json);
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
