/**
 * Focuses an element with what names it in view: a browser that scrolls by itself may leave a label,
 * or the first lines of a high element, above the screen or under the header.
 *
 * @param top what has to be in view, by default the element itself
 */
export function focusInView(element: HTMLElement | null, top: Element | null = element): void {
  top?.scrollIntoView();
  element?.focus({preventScroll: true});
}
