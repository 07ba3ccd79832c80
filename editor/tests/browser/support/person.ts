import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';

/** Where photographs of the tasks are put; none are taken without it. */
const pictures = process.env.ROOM_PICTURES;

/** Somebody who knows only what is on the screen; every press and every filled field is a step. */
export interface Person {
  press: (control: Locator) => Promise<void>;
  /** Replaces what a field has. */
  write: (field: Locator, text: string) => Promise<void>;
  choose: (field: Locator, name: string) => Promise<void>;
  giveFile: (
    field: Locator,
    file: {name: string; mimeType: string; buffer: Buffer},
  ) => Promise<void>;
  /** Ends a task: says how many steps it took, and photographs what is on the screen. */
  done: (task: string) => Promise<number>;
}

export function createPerson(page: Page): Person {
  let steps = 0;
  let tasks = 0;
  const step = async (act: () => Promise<unknown>) => {
    await act();
    steps += 1;
  };
  return {
    press: (control) => step(() => control.click()),
    write: (field, text) => step(() => field.fill(text)),
    choose: (field, name) => step(() => field.selectOption({label: name})),
    giveFile: (field, file) => step(() => field.setInputFiles(file)),
    async done(task) {
      const taken = steps;
      steps = 0;
      tasks += 1;
      console.log(`${task}: ${taken} steps`);
      if (pictures) {
        mkdirSync(pictures, {recursive: true});
        const name = `${String(tasks).padStart(2, '0')}-${task.replaceAll(' ', '-')}.png`;
        await page.screenshot({path: path.join(pictures, name)});
      }
      return taken;
    },
  };
}
