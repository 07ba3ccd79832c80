import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isHydrated} from '../components/ErrorBoundary';

/** The error of the bundler when a chunk is missing, blocked, incomplete or out of reach. */
const isChunkError = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'ChunkLoadError';

/**
 * Whether this document may be reloaded: not if it was itself loaded by a reload. The browser remembers
 * that, so no storage is needed to prevent a loop.
 */
export function mayReload(navigations: readonly PerformanceEntry[]): boolean {
  const [latest] = navigations as readonly PerformanceNavigationTiming[];
  return latest !== undefined && latest.type !== 'reload';
}

/**
 * After a release a cached page may refer to chunks that no longer exist. Hydration fails then, so reload
 * once. If that does not help, the document stays readable, with working links. The browser's own
 * connection error must not replace it, so request the address first. Where reloading does not help,
 * src/plugins/starter says so.
 *
 * Navigation inside the site needs none of this: Docusaurus falls back to a full page load when a chunk
 * of the next page fails.
 */
export async function reloadOnce(): Promise<void> {
  const isAllowed = mayReload(performance.getEntriesByType('navigation'));
  const answer =
    isAllowed &&
    (await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => null));
  if (answer && answer.ok) location.reload();
  else dispatchEvent(new Event('scriptsfailed'));
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason) || isHydrated()) return;
    event.preventDefault();
    void reloadOnce();
  });
}
