import type {KeyboardEvent} from 'react';

interface ZoomCommands {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Back to the whole picture. */
  reset: () => void;
}

const commandOf: Record<string, keyof ZoomCommands> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'reset',
  Home: 'reset',
};

/**
 * The keys for zoom, wherever in the window the focus is: the library listens on the picture alone,
 * and not to + without Shift. A key with Ctrl stays the browser's own zoom of the page.
 */
export function onZoomKey(event: KeyboardEvent, commands: ZoomCommands): void {
  const command = commandOf[event.key];
  if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  commands[command]();
}
