import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Docusaurus fetches the parts of every page whose link comes into view, some 30 KB on each page.
 * Most visitors pay for every megabyte and follow one link at most, so a page is fetched when a
 * pointer or a finger is on its link (`preload`), and not before.
 */
export const withoutPrefetch = (client: Window['docusaurus']): Window['docusaurus'] =>
  Object.freeze({...client, prefetch: () => false as const});

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus sets it after the client modules have run, in the same task.
  queueMicrotask(() => {
    window.docusaurus = withoutPrefetch(window.docusaurus);
  });
}
