import {all, on} from './page';

/** Nepal is 5 h 45 min ahead of UTC all year. */
const NEPAL_MINUTES = 345;

/**
 * Whether the telephone is answered now, in src/components/ContactFacts. `data-open-from` and `data-open-to` are minutes
 * since midnight in Nepal, `data-open-days` numbers of days, 0 is Sunday. `data-open` is kept up to date: `true`, `false`
 * until today's or tomorrow's opening, or `next` when that is on a later day.
 */
export function showWhetherOpen(): void {
  const show = (): void => {
    const minutes = Math.floor(Date.now() / 60_000 + NEPAL_MINUTES);
    const now = minutes % 1440;
    all('[data-open-from]').forEach(({dataset}) => {
      // 1 January 1970 was a Thursday.
      const isOpenOn = (daysLater: number) =>
        dataset.openDays!.includes(String(Math.floor(minutes / 1440 + 4 + daysLater) % 7));
      const isEarly = now < Number(dataset.openFrom);
      dataset.open =
        isOpenOn(0) && !isEarly && now < Number(dataset.openTo)
          ? 'true'
          : isOpenOn(isEarly ? 0 : 1)
            ? 'false'
            : 'next';
    });
  };
  // Timers stop while a device sleeps.
  on('DOMContentLoaded visibilitychange', show);
  setInterval(show, 10_000);
}
