/**
 * Puts values into the places of a text, such as `{count}`. The check of the copy reads their names from the code,
 * so the values are written as an object.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}

/** A text that a script fills. The check of the copy reads the names of its values from the code. */
export const template: (text: string, ...names: readonly string[]) => string = (text) => text;
