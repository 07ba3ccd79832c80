const NAME = 'writing-room:key';

/**
 * The key that every operation must send. It comes in the address that `npm run write` prints, after
 * the "#", is kept for this tab, and is taken out of the address so that nobody copies it.
 */
export function takeKey(): string {
  const given = /^#([\w-]{16,})$/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(NAME, given);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(NAME) ?? '';
}
