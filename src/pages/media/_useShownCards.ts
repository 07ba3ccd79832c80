import {type RefObject, useLayoutEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/** How many cards stand there at first, and how many more come at a time. */
export const STEP = 12;

interface ShownCards {
  /** How many of the cards are shown. */
  shown: number;
  /** Shows some more and moves the focus to the first of them. */
  showMore(): void;
}

/**
 * Shows the first cards of a long list, once scripts run. The rest stays in the page, where the
 * browser's own search finds it and opens the list up to what it found.
 *
 * @param list its children are the cards
 * @param count how many cards it has
 * @param whole whether to show all of them, however many
 */
export function useShownCards(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  whole: boolean,
): ShownCards {
  const [limit, setLimit] = useState(Infinity);
  const shown = whole ? count : Math.min(limit, count);

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the page as it is laid out tells what the reader has reached
    setLimit(firstLimit(list.current));
  }, [list]);

  useLayoutEffect(() => {
    const cards = [...(list.current?.children ?? [])];
    // React knows only hidden and not hidden, and a browser without the event only hides.
    const value = 'onbeforematch' in document.documentElement ? 'until-found' : '';
    cards.slice(0, shown).forEach((card) => card.removeAttribute('hidden'));
    cards.slice(shown).forEach((card) => card.setAttribute('hidden', value));
    const open = ({target}: Event) => {
      const index = cards.findIndex((card) => card.contains(target as Node));
      flushSync(() => setLimit(Math.ceil((index + 1) / STEP) * STEP));
    };
    const last = list.current;
    last?.addEventListener('beforematch', open);
    return () => last?.removeEventListener('beforematch', open);
  });

  return {
    shown,
    showMore() {
      flushSync(() => setLimit(shown + STEP));
      const card = list.current?.children[shown];
      card?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
    },
  };
}

/**
 * Scripts may start late. What the reader has scrolled to by then, or was led to by the address,
 * stays where it is.
 */
function firstLimit(list: HTMLUListElement | null): number {
  const rest = [...(list?.children ?? [])].slice(STEP);
  const named = document.getElementById(decodeHash(window.location.hash));
  const below = rest[0] && rest[0].getBoundingClientRect().top >= window.innerHeight;
  return below && !rest.some((card) => card.contains(named)) ? STEP : Infinity;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
