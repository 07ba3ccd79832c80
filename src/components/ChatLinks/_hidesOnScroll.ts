/** Smaller moves than this, in CSS pixels, are a trembling thumb and change nothing. */
const DEAD_ZONE = 8;

/**
 * Marks an element `data-away` while the reader scrolls down, and brings it back on the way up.
 * The style sheet decides at which widths that hides it.
 * @returns the function that stops watching.
 */
export function hidesOnScroll(element: HTMLElement | null): () => void {
  let last = window.scrollY;

  function onScroll(): void {
    const moved = window.scrollY - last;
    if (Math.abs(moved) < DEAD_ZONE) return;
    last = window.scrollY;
    element?.toggleAttribute('data-away', moved > 0 && window.scrollY > 0);
  }

  window.addEventListener('scroll', onScroll, {passive: true});
  return () => window.removeEventListener('scroll', onScroll);
}
