/** What stands in the fields of a form: id of the control → text, for a select the id of the choice. */
export type Values = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')];
}

/** The value of an option is no name for it: Canada and the United States have the same one. */
export function valueOf(control: Control): string {
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
