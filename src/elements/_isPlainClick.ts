/** Whether a click on a link has no modifier for a new tab, a new window or a download. */
export function isPlainClick({altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
