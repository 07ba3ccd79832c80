export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Boxes for words; not those for addresses, phone numbers and other codes. */
const FIELDS = 'textarea, input:not([type]), input[type=text]';

/** The box for words that an event is about, in a form that asks for the typing aids. */
export function fieldOf({target}: Event): Field | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const isForWords = target.matches(FIELDS) && !target.readOnly && !target.inputMode;
  return isForWords && target.closest('form[data-load=typing]') ? target : undefined;
}

/** While React starts, and before that in what starts it: it compares the document with what it renders. */
function isWaiting(field: Field): boolean {
  const {scripts} = document.documentElement.dataset;
  return scripts === 'loading' || (scripts === 'ready' && field.closest('[data-hydrate]') !== null);
}

/**
 * Adds an element beside a field, as soon as there may be one, and takes it away while React starts.
 *
 * @param put inserts it
 * @returns takes it away for good
 */
export function keepBeside(field: Field, added: Element, put: () => void): () => void {
  const show = (): void => {
    if (isWaiting(field)) added.remove();
    else if (field.isConnected && !added.isConnected) put();
  };
  const observer = new MutationObserver(show);
  observer.observe(document.documentElement, {attributeFilter: ['data-scripts']});
  show();
  return () => {
    observer.disconnect();
    added.remove();
  };
}

/**
 * Replaces a part of what is typed, so that React and the starter see it as typed. Ctrl+Z takes it back,
 * but where the field has not the focus, in Firefox before version 89, and before the start of React,
 * as the starter takes an insertion that makes a text shorter for one after the field was emptied.
 */
export function replaceText(field: Field, start: number, end: number, text: string): void {
  field.setSelectionRange(start, end);
  const isTyped =
    document.activeElement === field &&
    !isWaiting(field) &&
    document.execCommand('insertText', false, text);
  if (isTyped) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
