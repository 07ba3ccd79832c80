import type {PicturePlace} from 'content/lists/notes';

/*
 * The places of the pictures of lists. `least` and `most` are widths in pixels: below `least` a picture looks blurred,
 * and `most` is the size that a build makes (packages/content/pictures/settings.ts) for two pixels of a screen in one of
 * CSS, where `sizes` of the place is largest. Those that open in the lightbox, and the slides, get the widest.
 * `ratio`, width by height, is `aspect-ratio` in the styles of the place; where the picture is shown whole there is none,
 * nor for milestones, whose knot is small, and which are looked at in the lightbox.
 */
export const pictures = {
  certificate: {least: 640, most: 1920},
  city: {least: 320, most: 1920, ratio: 9 / 4},
  logo: {least: 160, most: 160},
  milestone: {least: 320, most: 1920},
  portrait: {least: 320, most: 640, ratio: 6 / 7},
  slide: {least: 640, most: 1920, ratio: 21 / 9},
} as const satisfies Record<string, PicturePlace>;
