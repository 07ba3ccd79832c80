let failures = 0;

/**
 * Loads the module of a file `<name>.lazy.ts`, which is a file of its own in a build, too.
 *
 * @throws when it does not load. Firefox repeats the failure of an address, so the next call asks for another
 *   address
 */
export function loadModule<Module>(name: string): Promise<Module> {
  const {href} = new URL(`${name}.js${failures ? `?${failures}` : ''}`, import.meta.url);
  return (import(href) as Promise<Module>).catch((error: unknown) => {
    failures += 1;
    throw error;
  });
}
