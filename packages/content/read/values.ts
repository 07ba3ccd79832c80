/* Plain values of a file, and the paths to their parts. It imports nothing: the editor's first script has it. */

/** Keys and positions from the root of a document to one of its parts. */
export type Path = readonly PropertyKey[];

/** The part of a plain value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

/** Every part of a plain value with its path: the value itself first, a map before its fields. */
export function* partsOf(value: unknown, path: Path = []): Generator<{path: Path; value: unknown}> {
  yield {path, value};
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* partsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/**
 * The path as its writer names it, with ids instead of positions: `['member-1', 'role']`. An entry
 * without an id is named by its number.
 */
export function placeOf(value: unknown, path: Path): string[] {
  return path.map((key, depth) => {
    if (typeof key !== 'number') return String(key);
    const id = valueAt(value, [...path.slice(0, depth + 1), 'id']);
    return typeof id === 'string' && id !== '' ? id : `entry ${key + 1}`;
  });
}
