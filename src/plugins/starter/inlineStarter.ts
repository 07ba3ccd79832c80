import {standaloneScript} from '../routing/compiled';

/**
 * The script as it is in every page, without its element.
 *
 * @param onDemand the address of a script that `data-load` names, with `*` for the name
 * @param worker the address of the service worker; empty for none
 */
export function inlineStarter(themeKey: string, onDemand: string, worker: string): string {
  const values = [themeKey, onDemand, worker].map((value) => JSON.stringify(value));
  const files = ['../../lib/blocks.ts', '../starter/starter.ts'];
  return standaloneScript(files, `starter(window, ${values.join(', ')})`).replaceAll('</', '<\\/');
}
