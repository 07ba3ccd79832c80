/* Puts texts that were changed into a published page, in place of those that it has. */

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Each text in the innermost element that has nothing else in it. */
export function showTexts(page: Document, texts: readonly {before: string; after: string}[]): void {
  const elements = [...page.querySelectorAll<HTMLElement>('main *, header *, footer *')].reverse();
  for (const {before, after} of texts) {
    const wanted = fold(before);
    for (const element of elements) {
      if (fold(element.textContent) !== wanted) continue;
      // An element around one that was just changed has the same text no more.
      element.textContent = after;
    }
  }
}
