/** What stands somewhere, in a writer's words: for "… is expected here, not …". */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list';
  }
  if (typeof value === 'object') {
    return 'named fields';
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? `the number ${value}` : `${value}`;
  }
  return typeof value === 'boolean' ? String(value) : 'text';
}
