declare const names: unique symbol;

/** A text with places such as `{count}` for values. Not a string for TypeScript: `fill` makes it one. */
export interface Template<Name extends string> {
  readonly [names]: Name;
}

/** @param template the text of an attribute is taken as well */
export function fill<Name extends string>(
  template: Template<Name> | string,
  values: Readonly<Record<Name, string>>,
): string {
  return String(template).replace(/\{(\w+)\}/g, (place, name: Name) => values[name] ?? place);
}
