/** Milliseconds after the last input before the draft is stored. */
const PAUSE = 300;

/** In a draft, beside the ids of the fields. */
const READY = 'ready';

/** Null where the browser denies storage: no draft is kept then. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function readDraft(key: string): Values {
  try {
    const draft: unknown = JSON.parse(storage()?.getItem(key) ?? '{}');
    const entries = Object.entries(draft ?? {}) as [string, unknown][];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function storeDraft(key: string, values: Values): void {
  try {
    if (Object.keys(values).length > 0) {
      storage()?.setItem(key, JSON.stringify(values));
    } else {
      storage()?.removeItem(key);
    }
  } catch {
    // Full or denied: the values are still in the form.
  }
}

/**
 * Keeps the values of a form for this visit in this tab, across reloads and the language switch (the
 * fields have the same ids in both languages). The form is hidden while its message is ready.
 *
 * @param begun what fields hold that have no draft; it is not kept, so that each language has its own
 * @param showMessage called when the message was ready
 * @returns a function that stops it
 */
export function keepDraft(
  form: HTMLFormElement,
  begun: Values = {},
  showMessage: () => void = () => undefined,
): () => void {
  const key = `draft-${form.id}`;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(waiting);
    const typed = Object.entries(typedValues(form)).filter(([id, value]) => value !== begun[id]);
    storeDraft(key, {...Object.fromEntries(typed), ...(form.hidden && {[READY]: READY})});
  };
  const saveSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, PAUSE);
  };

  const draft = readDraft(key);
  fillIn(form, draft);
  fillIn(form, begun);
  // Values typed before hydration.
  save();
  if (draft[READY]) showMessage();

  form.addEventListener('input', saveSoon);
  window.addEventListener('pagehide', save);
  return () => {
    save();
    form.removeEventListener('input', saveSoon);
    window.removeEventListener('pagehide', save);
  };
}

/** The values of a form: id of the control → text, for a select the id of the option. */
export type Values = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')];
}

/** The value does not identify an option: Canada and the United States share one. */
function valueOf(control: Control): string {
  return control instanceof HTMLSelectElement
    ? (control.selectedOptions[0]?.dataset.id ?? '')
    : control.value;
}

function isUntouched(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? control.selectedIndex <= 0
    : control.value === control.defaultValue;
}

export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(controlsOf(form).map((control) => [control.id, valueOf(control)]));
}

/** The values that differ from the defaults. */
function typedValues(form: HTMLFormElement): Values {
  const typed = controlsOf(form).filter((control) => !isUntouched(control));
  return Object.fromEntries(typed.map((control) => [control.id, valueOf(control)]));
}

/** Fills in the fields that are still empty. */
function fillIn(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values[control.id];
    if (value === undefined || !isUntouched(control)) continue;
    if (control instanceof HTMLSelectElement) {
      const index = [...control.options].findIndex((option) => option.dataset.id === value);
      if (index < 0) continue;
      control.selectedIndex = index;
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else {
      control.value = value;
    }
  }
}
