/** Whether a click or a key has no modifier, which is for the browser: a new tab, a download, a shortcut. */
export const isPlain = (event: MouseEvent | KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
