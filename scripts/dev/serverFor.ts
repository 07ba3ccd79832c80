import {baseOf} from '../lib/addresses';
import type {LanguageServer} from './languageServer';

/** The server whose base is the longest beginning of the address; "/ne" belongs to "/ne/". */
export function serverFor<T extends Pick<LanguageServer, 'language'>>(
  servers: readonly T[],
  url: string,
): T | undefined {
  const path = `${url.replace(/[?#].*$/s, '')}/`;
  return servers
    .filter(({language}) => path.startsWith(baseOf(language)))
    .sort((a, b) => baseOf(b.language).length - baseOf(a.language).length)[0];
}
