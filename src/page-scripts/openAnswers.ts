import {all, attempt, closest, isFromHere, navigationType, on, session} from './page';

/** What a closed `details` hides. */
export const FOLDED = 'details:not([open])>:not(summary),.more-list:not([open])+ul';

/** Opens the closed `details` around the element, or around the target of the address. @returns what it had hidden */
export const unfold = (element?: Element | null): Element | null => {
  const content = element?.closest(`details:target:not([open]),${FOLDED}`) ?? null;
  const details = content?.closest('details') ?? content?.previousElementSibling;
  if (details) (details as HTMLDetailsElement).open = true;
  return content;
};

/**
 * Keeps answers open, in src/components/mdx/Faq and src/components/ListGrid: a `details` with an `id`, or whose content
 * has one, the same in every language. An opened answer stays open for this visit, after Back and in the other language;
 * an address with the id opens it; on paper all are open.
 */
export function keepAnswersOpen(): void {
  // `<Lang>` has one id in both languages, and the reader opens it in one of them.
  const kept = 'details:not([lang])';
  /** Opened for paper only. */
  let printed: HTMLDetailsElement[] = [];
  const idOf = (details: HTMLElement) => details.id || (details.lastElementChild?.id ?? '');
  // No `toggle`, which comes for an answer that a page begins with, too.
  on('click', (event) => {
    const details = closest(event, `${kept}>summary`)?.parentElement as HTMLDetailsElement | null;
    if (details && idOf(details)) session()[idOf(details)] = details.open ? '' : 'open';
  });
  on('DOMContentLoaded hashchange', ({type}) => {
    // Who has just come has opened nothing.
    if (isFromHere() || navigationType())
      all<HTMLDetailsElement>(kept).forEach((details) => {
        if (idOf(details) && session()[idOf(details)]) details.open = true;
      });
    // Browsers of today open a `details` when the address points into it, but not when it points to it. No element of
    // ours has an id that cannot be decoded.
    const id = attempt(() => decodeURIComponent(location.hash.slice(1))) ?? '';
    const target = document.getElementById(id);
    // After Back and Reload the browser knows the place.
    if (unfold(target) && (type === 'hashchange' || !navigationType())) target?.scrollIntoView();
  });
  // The folded text in the other language is not printed.
  on('beforeprint', () => {
    printed.push(...all<HTMLDetailsElement>(`main ${kept}:not([open])`));
    printed.forEach((details) => (details.open = true));
  });
  on('afterprint', () => {
    printed.forEach((details) => (details.open = false));
    printed = [];
  });
}
