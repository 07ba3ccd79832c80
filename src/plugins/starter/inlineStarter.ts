import {standaloneScript} from '../routing/compiled';

/**
 * The script as it is in every page, without its element.
 *
 * @param languages of the site, as the attribute `lang` has them
 * @param extras the addresses of the scripts that `data-load` names
 */
export function inlineStarter(
  themeKey: string,
  languages: readonly string[],
  extras: Readonly<Record<string, string>>,
): string {
  const values = [themeKey, languages, extras].map((value) => JSON.stringify(value));
  const files = ['../../lib/blocks.ts', '../starter/starter.ts'];
  return standaloneScript(files, `starter(window, ${values.join(', ')})`).replaceAll('</', '<\\/');
}
