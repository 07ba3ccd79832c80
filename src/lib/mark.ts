/**
 * The logo mark, 15 × 15 cells, as strokes one cell thick. It is a placeholder until the owner supplies a logo;
 * the icons in static and src/publish/social/background.svg show it, too.
 */
export const MARK_PATHS = {
  corner:
    'M0 0.5h4m7 0h4m-15 1h3m9 0h3m-15 1h2m11 0h2m-15 1h1m13 0h1m-15 8h1m13 0h1m-15 1h2m11 0h2m-15 1h3m9 0h3m-15 1h4m7 0h4',
  accent:
    'M7 0.5h1m-2 1h3m-4 1h2m1 0h2m-6 1h2m1 0h1m1 0h2m-8 1h2m1 0h3m1 0h2m-10 1h2m1 0h2m1 0h2m1 0h2m-12 1h2m1 0h2m3 0h2m1 0h2m-14 1h2m1 0h2m2 0h1m2 0h2m1 0h2m-14 1h2m1 0h2m3 0h2m1 0h2m-12 1h2m1 0h2m1 0h2m1 0h2m-10 1h2m1 0h3m1 0h2m-8 1h2m1 0h1m1 0h2m-6 1h2m1 0h2m-4 1h3m-2 1h1',
  highlight:
    'M7 2.5h1m-2 1h1m1 0h1m-4 1h1m3 0h1m-6 1h1m5 0h1m-8 1h1m7 0h1m-10 1h1m9 0h1m-10 1h1m7 0h1m-8 1h1m5 0h1m-6 1h1m3 0h1m-4 1h1m1 0h1m-2 1h1',
} as const;
