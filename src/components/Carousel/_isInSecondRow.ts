/**
 * Whether a slide is in the second of two rows. The rows are filled screen by screen, so that what is in
 * view reads from left to right; the rest on the last screen is divided evenly.
 *
 * @param index of the slide, counted from 0
 * @param total number of slides
 * @param perView how many columns are in view
 */
export function isInSecondRow(index: number, total: number, perView: number): boolean {
  const place = index % (2 * perView);
  const columns = Math.min(perView, Math.ceil((total - (index - place)) / 2));
  return place >= columns;
}
