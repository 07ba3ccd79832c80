/**
 * The name of a key that was pressed, or an empty one while an input method composes words with it: then
 * its arrows choose among candidates, and its Enter takes one. Safari ends a composition before the key, whose
 * code is 229. CodeMirror sees to its own keys.
 */
export const keyOf = ({key, keyCode, isComposing}: KeyboardEvent): string =>
  isComposing || keyCode === 229 ? '' : key;
