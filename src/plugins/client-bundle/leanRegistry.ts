const NAME = /(?<=\), )"[^"]+"(?=, require\.resolveWeak\()/gu;

/**
 * The list of what can be loaded, as the scripts in the browser need it. Docusaurus gives each entry
 * its name, for the build to know what a page has loaded.
 *
 * @param source the module that Docusaurus generates
 * @throws Error when it is not of that form
 */
export function leanRegistry(source: string): string {
  const lean = source.replaceAll(NAME, '0');
  if (lean === source) {
    throw new Error('The registry that Docusaurus generates has changed its form.');
  }
  return lean;
}
