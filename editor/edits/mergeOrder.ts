/* The order of parts that two people have added to, moved and taken away. */

type Key = string | number;

/** Whether parts have changed places. @param positions in the version before; -1 for new ones */
export const isMoved = (positions: readonly number[]): boolean => {
  const kept = positions.filter((position) => position >= 0);
  return kept.some((position, index) => position < (kept[index - 1] ?? 0));
};

/**
 * The keys of two lists in one order: that of mine where something was moved in it, otherwise theirs.
 *
 * @param mine the position in the version before both changes, or a name of what is new
 */
export function mergeOrder(mine: readonly Key[], theirs: readonly Key[]): Key[] {
  const isMineMoved = isMoved(mine.filter((key) => typeof key === 'number'));
  const [first, second] = isMineMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, key] of second.entries()) {
    const before = second[index - 1];
    if (!order.includes(key))
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}
