/**
 * How many letters must be put in, left out, changed, or swapped with their neighbour, to make one word of the other
 * (Damerau-Levenshtein); more than `most` when there are more.
 */
export function differenceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let previous: number[] = [];
  let row = [...Array(other.length + 1).keys()];
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const changed = row[j]! + Number(one[i] !== other[j]);
      const isSwapped = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
      const swapped = isSwapped ? previous[j - 1]! + 1 : Infinity;
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, changed, swapped));
    }
    if (Math.min(...row, ...next) > most) return most + 1;
    previous = row;
    row = next;
  }
  return row[other.length]!;
}
