/* The storage of the browser. Where it is denied or full, what is written lasts until the tab is closed. */

const memory = new Map<string, string>();

/** Of one's own computer, which has one writer: what was kept before needs no name. */
const OWN = 'writer';
let owner = OWN;

/** Whose editor it is, where several writers use one browser. */
export function setOwner(login: string): void {
  owner = login;
}

/** The key of what is kept for its owner. Only what is needed before the owner is known is kept for all: the language. */
export const ownKey = (name: string): string =>
  `writing-room:${owner === OWN ? '' : `${owner}:`}${name}`;

/** Whether something is kept only until the tab is closed. */
export const isInMemoryOnly = (): boolean => memory.size > 0;

export function readStored(key: string): string | undefined {
  try {
    return memory.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param text `undefined` removes it */
export function store(key: string, text: string | undefined): void {
  memory.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) memory.set(key, text);
  }
}

export function allStored(): Record<string, string> {
  const inMemory = Object.fromEntries(memory);
  try {
    return {...localStorage, ...inMemory};
  } catch {
    return inMemory;
  }
}

/** What was stored as JSON; nothing where it is none. */
export function parseStored(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
