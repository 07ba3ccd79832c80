import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What the bundler throws when a part of the scripts is gone, blocked, cut off or out of reach. */
const isChunkError = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'ChunkLoadError';

const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Whether this document may be loaded once more. One that came by a reload is as new as can be, and
 * the browser itself remembers that: no storage is needed, and a denied one cannot make a loop.
 */
export function mayReload(navigations: readonly PerformanceEntry[]): boolean {
  const [latest] = navigations as readonly PerformanceNavigationTiming[];
  return latest !== undefined && latest.type !== 'reload';
}

/**
 * After a new release an old page, kept by a browser or a cache, may name scripts that are gone. Then
 * it never comes alive, so it is fetched anew, once. Where that does not help it stays as it is:
 * a document that can be read, with links that lead on. It must not be given up for the browser's
 * own page about a lost connection, so the host is asked first.
 *
 * Inside the site nothing of this is needed: Docusaurus follows the link as a document when a part
 * of the next page does not come.
 */
export async function reloadOnce(): Promise<void> {
  if (!mayReload(performance.getEntriesByType('navigation'))) return;
  const answer = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
  if (answer?.ok) location.reload();
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason) || isAlive()) return;
    event.preventDefault();
    void reloadOnce();
  });
}
