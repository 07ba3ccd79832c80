import type {NamedEntry} from './namedEntries';

export interface SharedMotifs {
  /** One for each name. */
  motifs: NamedEntry[];
  /** Id of an entry → id of the motif that it shows. */
  motifOf: Record<string, string>;
}

/** Where many entries have one name (headlines of one outlet), they share one motif. */
export function sharedMotifs(entries: readonly NamedEntry[]): SharedMotifs {
  const names = [...new Set(entries.map(({name}) => name))];
  const idOf = (name: string) => `motif-${names.indexOf(name) + 1}`;
  return {
    motifs: names.map((name) => ({id: idOf(name), name})),
    motifOf: Object.fromEntries(entries.map(({id, name}) => [id, idOf(name)])),
  };
}
