import type {Page} from '@playwright/test';

/** What no one sees. */
export const STILL = 0.005;

/** Collects layout shifts from now on, on every page that is loaded. Call it before the visit. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as {layoutShift: number};
    seen.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.layoutShift += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(
      () =>
        // The observer hears of a shift after the frame that it happened in.
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as {layoutShift: number}).layoutShift)),
          ),
        ),
    );
}
