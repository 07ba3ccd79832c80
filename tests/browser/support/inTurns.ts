/** A visit waits half a second until nothing more comes; others use that time. */
const AT_ONCE = 4;

/** Does something with each of many items, a few at once. @returns the results in order of the items */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<(readonly [Item, Result])[]> {
  const waiting = [...items.entries()];
  const results: (readonly [Item, Result])[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = [item, await act(item)];
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return results;
}
