/** Keys and positions from the root of a document to one of its parts. */
export type Path = readonly PropertyKey[];

/** The part of a plain value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
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
