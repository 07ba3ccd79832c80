/* The example of a problem as what a writer types into a box of the room. */
import {parse} from 'yaml';
import type {Problem} from 'content-checks/diagnostics';
import {valueAt} from 'content-checks/valuePath';

/**
 * The problem with an example that can be typed as it is, or without one: those of the checks are
 * lines of a file.
 */
export function withTypedExample(problem: Problem): Problem {
  const {example, ...rest} = problem;
  const typed = example === undefined ? undefined : typedExample(problem, example);
  return typed === undefined ? rest : {...rest, example: typed};
}

function typedExample({file, place = []}: Problem, example: string): string | undefined {
  if (file.endsWith('.yml')) return valueIn(example, place);
  // Markup within a text; components, headings with ids and settings have controls of their own.
  const isInText = /^(\[.*\]\(.*\)|\*\*.*\*\*|<(Fact|Contact) [^>]*\/>)$/.test(example);
  return isInText ? example : undefined;
}

/** The value of the field that the last parts of the place name, comments left out. */
function valueIn(yaml: string, place: readonly string[]): string | undefined {
  const whole = parsed(yaml);
  const root: unknown = Array.isArray(whole) ? whole[0] : whole;
  const path = place.map((key) => (/^entry \d+$/.test(key) ? 0 : key));
  const value = path
    .map((_, depth) => valueAt(root, path.slice(depth)))
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return value === undefined || value === '…' ? undefined : String(value);
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return undefined;
  }
}
