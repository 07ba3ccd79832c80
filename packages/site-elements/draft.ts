import {readStored, store, type StoredTexts} from './storage';

/** Milliseconds after the last input before the draft is stored. */
const PAUSE = 300;

/** The key in a draft, beside the ids of the fields, that says that the message is ready. */
const READY = 'ready';

/**
 * Keeps the values of a form for this visit in this tab, across reloads and the language switch (the
 * fields have the same ids in both languages). The form is hidden while its message is ready.
 *
 * @param begun what fields without a draft hold; it is not stored, so that each language has its own
 * @param showMessage called when the message was ready
 */
export function keepDraft(
  form: HTMLFormElement,
  begun: StoredTexts = {},
  showMessage: () => void = () => undefined,
): void {
  const key = `draft-${form.id}`;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(waiting);
    const typed = Object.entries(changedValues(form)).filter(([id, value]) => value !== begun[id]);
    const isKept = store(key, {
      ...Object.fromEntries(typed),
      ...(form.hidden && {[READY]: READY}),
    });
    // The browser asks whether the page may be left.
    window.onbeforeunload = isKept ? null : () => true;
  };

  const draft = readStored(key);
  fillIn(form, draft);
  fillIn(form, begun);
  // What was typed before the module was loaded.
  save();
  if (draft[READY]) showMessage();

  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, PAUSE);
  });
  window.addEventListener('pagehide', save);
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlsOf = (element: Element): Control[] => [
  ...element.querySelectorAll<Control>('input, select, textarea'),
];

/** Canada and the United States share a value, and have an id each. */
const idOf = ({dataset, value}: HTMLOptionElement) => dataset.id ?? value;

function valueOf(control: Control): string {
  return control instanceof HTMLSelectElement
    ? [...control.selectedOptions].map(idOf).join()
    : control.value;
}

export function isUntouched(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? control.selectedIndex <= 0
    : control.value === control.defaultValue;
}

/** The values that differ from the defaults: id of the control → text, for a select the id of the option. */
function changedValues(form: HTMLFormElement): StoredTexts {
  const typed = controlsOf(form).filter((control) => !isUntouched(control));
  return Object.fromEntries(typed.map((control) => [control.id, valueOf(control)]));
}

/** Fills in the fields that are still empty. */
function fillIn(form: HTMLFormElement, values: StoredTexts): void {
  for (const control of controlsOf(form)) {
    const value = values[control.id];
    if (value === undefined || !isUntouched(control)) continue;
    if (control instanceof HTMLSelectElement) {
      const index = [...control.options].findIndex((option) => idOf(option) === value);
      if (index >= 0) control.selectedIndex = index;
    } else {
      control.value = value;
    }
  }
}
