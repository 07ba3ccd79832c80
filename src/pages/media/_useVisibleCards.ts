import {type RefObject, useLayoutEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/** The number of cards at first, and of those that "Show more" adds. */
export const STEP = 12;

interface VisibleCards {
  /** The number of visible cards. */
  shown: number;
  /** Shows more cards and moves the focus to the first of them. */
  showMore(): void;
}

/**
 * Shows the first cards of a long list after hydration. The rest stays in the document with
 * `hidden=until-found`, so that find-in-page expands the list.
 *
 * @param count the number of cards
 * @param whole shows all of them
 */
export function useVisibleCards(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  whole: boolean,
): VisibleCards {
  const [limit, setLimit] = useState(Infinity);
  const shown = whole ? count : Math.min(limit, count);

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- depends on the layout
    setLimit(firstLimit(list.current));
  }, [list]);

  useLayoutEffect(() => {
    const cards = [...(list.current?.children ?? [])];
    // React has no `until-found`; a browser without the event would hide the cards for good.
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
 * Hydration may be late. Cards that the reader has reached by then, by scrolling or by the hash, stay
 * visible.
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
