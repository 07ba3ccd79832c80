export type StoredTexts = Readonly<Record<string, string>>;

/** What was stored in this tab; nothing where the browser denies storage. */
export function readStored(key: string): StoredTexts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as StoredTexts;
  } catch {
    return {};
  }
}

/** Keeps texts for this visit in this tab, in both languages. @returns whether nothing is lost when the page is left */
export function store(key: string, texts: StoredTexts): boolean {
  const isSomething = Object.keys(texts).length > 0;
  try {
    if (isSomething) sessionStorage.setItem(key, JSON.stringify(texts));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    // Full or denied: the texts are still in their fields.
    return !isSomething;
  }
}
