/**
 * Writes an address, or a state, into the history of the tab. Browsers refuse that to who writes often: Safari throws
 * from the 101st time in 30 seconds, Chrome leaves out the 201st in 10 seconds and says nothing. So a page shows
 * first what was asked for, and never waits for its address.
 */
export function writeHistory(
  how: 'pushState' | 'replaceState',
  address?: string,
  state: unknown = history.state,
): void {
  try {
    history[how](state, '', address);
  } catch {
    // What was asked for is on the screen, under its old address.
  }
}
