/** The name of a key that was pressed; if it types another script, that of its place: `KeyK`, `Digit0`, `Minus`. */
const latinKey = ({key, code}: KeyboardEvent): string => (key > '~' ? code : key);

/** Whether it is the key of a Latin letter, whatever Caps Lock and Shift make of it. @param letter a small one */
export const isLetter = (event: KeyboardEvent, letter: string): boolean =>
  latinKey(event).replace('Key', '').toLowerCase() === letter;

/**
 * The name of a key, but none while an input method composes words with it: then its arrows choose among candidates,
 * and its Enter takes one. Safari ends a composition before the key, whose code is 229. CodeMirror sees to its own keys.
 */
export const keyOf = (event: KeyboardEvent): string =>
  event.isComposing || event.keyCode === 229 ? '' : latinKey(event);
