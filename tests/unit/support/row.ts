import type {Sentence} from 'content/say';

/** A sentence as tables of tests write it: its id and values, and those of what follows it. */
export const row = ({id, values = {}, more = []}: Sentence): string =>
  [
    id,
    ...Object.values(values)
      .flat()
      .map((value) => (typeof value === 'object' ? row(value as Sentence) : value)),
    ...more.map(row),
  ].join(' ');
