/** ` Did you mean "…"?` with the nearest of the known words, or nothing when none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const allowed = Math.max(1, Math.floor(word.length / 3));
  let nearest: {word: string; distance: number} | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) <= allowed) {
      const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
      if (distance <= allowed && distance < (nearest?.distance ?? Infinity)) {
        nearest = {word: candidate, distance};
      }
    }
  }
  return nearest ? ` Did you mean "${nearest.word}"?` : '';
}

/** How many letters must be added, removed, changed or swapped with a neighbour. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + changed,
      );
      if (row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
