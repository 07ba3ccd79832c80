import {isLocale, type Locale} from 'nepali-text/locale';

const NAME = 'writing-room:language';
const listeners = new Set<() => void>();

let language = readLanguage();

function readLanguage(): Locale {
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(NAME);
  if (isLocale(kept)) return kept;
  return typeof navigator !== 'undefined' && navigator.language.startsWith('ne') ? 'ne' : 'en';
}

/** The language that the writer chose, else that of the browser; for useSyncExternalStore. */
export const roomLanguage = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Locale => language,
  set(chosen: Locale): void {
    language = chosen;
    localStorage.setItem(NAME, chosen);
    for (const listener of listeners) listener();
  },
};
