import type * as lazy from './_lazy';

/** What comes with the library, on the first click. */
export type LightboxModule = typeof lazy;

export const loadLightbox = (): Promise<LightboxModule> => import('./_lazy');

/** Fetches it ahead of a click, unless the visitor saves data. */
export function preloadLightbox(): void {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  if (connection?.saveData) return;
  // Whoever clicks will learn of a failure.
  loadLightbox().catch(() => undefined);
}
