import {attempt, isFromHere, on, root} from './page';

/**
 * Fonts for fast lines only (src/css/scale.css), and the service worker (src/publish/offline) from the second page on.
 *
 * @param worker the address of the service worker; empty for none
 */
export function followConnection(worker: string): void {
  const connection = attempt(() => navigator.connection);
  const saves = Boolean(connection?.saveData);
  // Web fonts would arrive too late to be used, and delay the first text by a tenth of a second.
  if (connection && (saves || connection.effectiveType !== '4g')) root.dataset.fonts = 'device';

  // Visitors of a single page do not download the service worker.
  if (worker && !saves && isFromHere())
    on('load', () =>
      attempt(() => navigator.serviceWorker.register(worker).catch(() => undefined)),
    );
}
