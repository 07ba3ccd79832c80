/** The languages that the room itself speaks. */
export const roomLanguages = ['en', 'ne'] as const;
export type RoomLanguage = (typeof roomLanguages)[number];

const NAME = 'writing-room:language';
const listeners = new Set<() => void>();

let language = readLanguage();

function readLanguage(): RoomLanguage {
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(NAME);
  if (kept === 'en' || kept === 'ne') return kept;
  return typeof navigator !== 'undefined' && navigator.language.startsWith('ne') ? 'ne' : 'en';
}

/** The language that the writer chose, else that of the browser; for useSyncExternalStore. */
export const roomLanguage = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): RoomLanguage => language,
  set(chosen: RoomLanguage): void {
    language = chosen;
    localStorage.setItem(NAME, chosen);
    for (const listener of listeners) listener();
  },
};
