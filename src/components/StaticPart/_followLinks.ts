import type {useHistory} from '@docusaurus/router';

type History = Pick<ReturnType<typeof useHistory>, 'push'>;

/**
 * Lets the plain links inside an element change the page as those of React do: without a new
 * document, and fetched as soon as a pointer or a finger is on them.
 *
 * @returns how to end it
 */
export function followLinks(element: HTMLElement | null, history: History): () => void {
  const stop = new AbortController();
  const fetchPage = (event: Event) => {
    const link = innerLink(event);
    if (link) void window.docusaurus.preload(link.pathname);
  };
  const changePage = (event: MouseEvent) => {
    const link = innerLink(event);
    if (!link || event.button !== 0 || event.defaultPrevented) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  const options = {signal: stop.signal, passive: true};
  element?.addEventListener('mouseover', fetchPage, options);
  element?.addEventListener('touchstart', fetchPage, options);
  element?.addEventListener('click', changePage, {signal: stop.signal});
  return () => stop.abort();
}

/** The link to another page of the site that an event happened on. */
function innerLink({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  return link && !link.target && address?.startsWith('/') ? link : undefined;
}
