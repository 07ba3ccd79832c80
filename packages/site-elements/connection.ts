/**
 * Asks this site for an answer, past all copies of it.
 *
 * @throws when it cannot be reached
 */
export const reach = (): Promise<unknown> => fetch('', {method: 'HEAD', cache: 'no-store'});

/**
 * Whether there is no connection. A browser that says so may be wrong, behind a firewall for example: then the network
 * is asked.
 */
export async function isOffline(): Promise<boolean> {
  try {
    // eslint-disable-next-line no-restricted-syntax -- only a reason to ask the network
    if (navigator.onLine) return false;
  } catch {
    return false;
  }
  return reach().then(
    () => false,
    () => true,
  );
}
