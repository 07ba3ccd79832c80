/** The same row, begun at another place: what the machine does meanwhile meets all alike. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const from = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

/** "3 m 20 s" */
export function inMinutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} m ${seconds % 60} s` : `${seconds} s`;
}
