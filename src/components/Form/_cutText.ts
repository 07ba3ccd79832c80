/** A text as what a reader takes for its characters: an emoji or a conjunct is one, and stays whole. */
function characters(text: string): string[] {
  // Firefox has it since 2024 only; without it no code point is cut at least.
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({segment}) => segment)
    : Array.from(text);
}

/** The longest beginning of a text that fits, for a test that shorter texts pass sooner. */
export function cutText(text: string, fits: (part: string) => boolean): string {
  const ends = [0];
  for (const character of characters(text)) ends.push(ends[ends.length - 1]! + character.length);
  let [fitting, tooLong] = [0, ends.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(text.slice(0, ends[middle]))) fitting = middle;
    else tooLong = middle;
  }
  return text.slice(0, ends[fitting]);
}
