import type {Locator} from '@playwright/test';

/** Somebody who knows only what is on the screen; every press and every filled field is a step. */
export type Person = ReturnType<typeof createPerson>;

export function createPerson() {
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    await act;
    steps += 1;
  };
  return {
    press: (control: Locator) => step(control.click()),
    /** Replaces what a field has. */
    write: (field: Locator, text: string) => step(field.fill(text)),
    choose: (field: Locator, label: string) => step(field.selectOption({label})),
    giveFile: (field: Locator, file: Parameters<Locator['setInputFiles']>[0]) =>
      step(field.setInputFiles(file)),
    /** Ends a task. @returns how many steps it took */
    done() {
      const taken = steps;
      steps = 0;
      return taken;
    },
  };
}
