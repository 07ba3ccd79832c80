/** Milliseconds without a key before what was typed is stored. */
const PAUSE = 300;

/** Null where the visitor's browser forbids storage: then nothing is kept, and all else works. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function readDraft(key: string): Values {
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

function storeDraft(key: string, values: Values): void {
  try {
    if (Object.keys(values).length > 0) {
      storage()?.setItem(key, JSON.stringify(values));
    } else {
      storage()?.removeItem(key);
    }
  } catch {
    // Full, or forbidden: what was typed still stands in the form.
  }
}

/**
 * Keeps what is typed in a form for this visit, in this tab: over a reload, and over a change of
 * language, because the fields have the same ids in every one. Resetting the form forgets it.
 *
 * @returns what ends the keeping
 */
export function keepDraft(form: HTMLFormElement): () => void {
  const key = `draft-${form.id}`;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const store = (values: Values) => {
    clearTimeout(waiting);
    storeDraft(key, values);
  };
  const save = () => store(typedValues(form));
  const saveSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, PAUSE);
  };
  // The event comes before the fields are empty.
  const forget = () => store({});

  fillIn(form, readDraft(key));
  // What was typed before the scripts were there.
  save();

  form.addEventListener('input', saveSoon);
  form.addEventListener('reset', forget);
  window.addEventListener('pagehide', save);
  return () => {
    save();
    form.removeEventListener('input', saveSoon);
    form.removeEventListener('reset', forget);
    window.removeEventListener('pagehide', save);
  };
}

/** What stands in the fields of a form: id of the control → text, for a select the id of the choice. */
export type Values = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')];
}

/** The value of an option is no name for it: Canada and the United States have the same one. */
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

/** What somebody typed or chose: everything that is not as the page came. */
export function typedValues(form: HTMLFormElement): Values {
  const typed = controlsOf(form).filter((control) => !isUntouched(control));
  return Object.fromEntries(typed.map((control) => [control.id, valueOf(control)]));
}

/** Fills fields in, but leaves those alone in which something stands. */
export function fillIn(form: HTMLFormElement, values: Values): void {
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
