/** What one visit found. Times in milliseconds since the visitor asked, sizes in bytes. */
export interface Visit {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: of every long task after the first paint, what is over 50 ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** All that came over the wire, with headers. */
  bytes: number;
  script: number;
  style: number;
  font: number;
  image: number;
  html: number;
  /** Lighthouse's score from 0 to 100; of a visit of our own there is none. */
  performance?: number;
}

export type Measure = keyof Visit;

export const sizes = ['html', 'script', 'style', 'font', 'image'] as const;
export type Size = (typeof sizes)[number];

/** What kind of file an answer is; null for data and the like, which count only in the sum. */
export function sizeOf(mimeType: string): Size | null {
  if (mimeType === 'text/html') return 'html';
  if (/javascript|ecmascript/.test(mimeType)) return 'script';
  if (mimeType === 'text/css') return 'style';
  if (/font/.test(mimeType)) return 'font';
  return mimeType.startsWith('image/') ? 'image' : null;
}

export interface LongTask {
  start: number;
  duration: number;
}

/** As Lighthouse counts: a task that began before the first paint counts from the paint. */
export function blockingTime(tasks: readonly LongTask[], fcp: number): number {
  return tasks.reduce((sum, {start, duration}) => {
    const left = start + duration - Math.max(start, fcp);
    return sum + Math.max(0, left - 50);
  }, 0);
}

export interface Shift {
  at: number;
  value: number;
}

/** The worst session: shifts less than a second apart, five seconds at most. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let began = -Infinity;
  let last = -Infinity;
  for (const {at, value} of shifts) {
    const isSame = at - last < 1000 && at - began < 5000;
    if (!isSame) {
      sum = 0;
      began = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
