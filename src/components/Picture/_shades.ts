/** How many steps above black each channel of a colour has in styles.module.css. */
const STEPS = 7;

/**
 * A colour as words for the style sheet: "r3 g2 b3". A content policy without style attributes has
 * no room for the exact colour of each picture.
 *
 * @param colour as #rrggbb
 */
export function shades(colour: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return channels
    .map((value, index) => `${'rgb'.charAt(index)}${Math.round((value / 255) * STEPS)}`)
    .join(' ');
}
