import {type RefObject, useLayoutEffect} from 'react';

/** Lets a textarea be as high as its text, where the browser has no `field-sizing`. */
export function useGrowingText(ref: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    const grow = () => {
      box.style.height = 'auto';
      box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
    };
    grow();
    addEventListener('resize', grow);
    return () => removeEventListener('resize', grow);
  }, [ref, value]);
}

/** Puts a text at the caret as if it were typed, so that the browser's own undo knows it. */
export function insertAtCaret(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  // No other interface of browsers does this: https://developer.mozilla.org/docs/Web/API/Document/execCommand
  if (document.execCommand?.('insertText', false, text)) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new Event('input', {bubbles: true}));
}
