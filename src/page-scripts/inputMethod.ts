import {on} from './page';

/**
 * For every field: no other listener of the page hears a key with which words are composed. Its arrows choose among
 * candidates, and its Enter takes one. Safari ends a composition before the key, whose code is 229. Called before all
 * others.
 */
export function leaveKeysToInputMethod(): void {
  on('keydown', (event) => {
    const {isComposing, keyCode} = event as KeyboardEvent;
    if (isComposing || keyCode === 229) event.stopImmediatePropagation();
  });
}
