import {all, on} from './page';

/*
 * For pages with one of these attributes:
 * - `data-open-from`, `data-open-to`: minutes since midnight in Nepal; `data-open-days`: numbers of days,
 *   0 is Sunday. `data-open` is kept up to date: `true`, `false` until today's or tomorrow's opening, or
 *   `next` when that is on a later day.
 * - `data-contents`: a table of contents; the link to the current section gets `aria-current`.
 * - `data-missing-address`: in the note `#not-found`, becomes the address of the parameter `missing`.
 */

/** Nepal is 5 h 45 min ahead of UTC all year. */
const NEPAL_MINUTES = 345;

/** Distance below the top of the screen at which a heading becomes the current one, in CSS pixels. */
const READING_LINE = 160;

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

export function markSection(): void {
  on('scroll DOMContentLoaded', () => {
    const links = all<HTMLAnchorElement>('[data-contents] a');
    const reached = links.filter(({hash}) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      return heading && heading.getBoundingClientRect().top <= READING_LINE;
    });
    const current = reached[reached.length - 1] ?? links[0];
    links.forEach((link) =>
      link === current
        ? link.setAttribute('aria-current', 'location')
        : link.removeAttribute('aria-current'),
    );
  });
}

export function noteMissingAddress(): void {
  on('DOMContentLoaded', () => {
    const [note] = all('#not-found');
    if (!note || location.hash !== '#not-found') return;
    // It must not go when the reader jumps to the content.
    note.dataset.open = '';
    // As text, and only what looks like a path: anyone can write such an address.
    const typed = new URLSearchParams(location.search).get('missing') ?? '';
    if (!/^\/[\p{L}\p{M}\d/._~-]{1,60}$/u.test(typed)) return;
    all('[data-missing-address]').forEach((element) => (element.textContent = typed));
  });
}
