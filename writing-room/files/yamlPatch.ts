import {EditError} from './editError';
import type {Range} from './splice';
import {commentsOf} from './yamlTree';
import {say} from '../sentences';

export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Allowed {
  /** What goes, with its comments. */
  readonly dropped?: Range;
  /** What is there twice afterwards, with its comments. */
  readonly copied?: Range;
}

export const unsafe = (): EditError => new EditError(say('edit.harm'));

/** Replaces parts of a text. @throws EditError when a comment is lost, made or altered by it */
export function patch(source: string, splices: readonly Splice[], allowed: Allowed = {}): string {
  const result = [...splices]
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce(
      (text, {start, end, text: part}) => text.slice(0, start) + part + text.slice(end),
      source,
    );
  const before = commentsOf(source);
  const within = ([start, end]: Range) =>
    before.filter(({offset}) => offset >= start && offset < end).map(({text}) => text);
  const all: Range = [0, source.length];
  const expected = [...within(all), ...within(allowed.copied ?? [0, 0])];
  const actual = [
    ...commentsOf(result).map(({text}) => text),
    ...within(allowed.dropped ?? [0, 0]),
  ];
  if (expected.sort().join('\n') !== actual.sort().join('\n')) throw unsafe();
  return result;
}
