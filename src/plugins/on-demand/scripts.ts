import type {Lists} from '../../collections';

/** A script that the starter loads when an element with its name in `data-load` is used. */
interface ScriptOnDemand {
  /** A module with a function `start(settings)`, from `src/plugins`, without `.ts`. */
  readonly module: string;
  /** A style sheet, from `src/plugins`; the script loads it. */
  readonly sheet?: string;
  /** The words of a language that the script needs. */
  readonly words?: (lists: Lists) => unknown;
}

/** By their names. */
export const scriptsOnDemand: Readonly<Record<string, ScriptOnDemand>> = {};
