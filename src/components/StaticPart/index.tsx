import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {reloadOnce} from '@site/src/clientModules/goneChunk';
import {trustedHtml} from '../trustedHtml';
import styles from './styles.module.css';

interface Module {
  default: ComponentType;
}

/** The parts of the document that came, by id. */
const drawn = new Map<string, string>();

/** The part as it came in the document, or as it was kept from there. */
function keptHtml(id: string): string | undefined {
  const html = drawn.get(id) ?? document.getElementById(id)?.innerHTML;
  if (html !== undefined) drawn.set(id, html);
  return html;
}

/**
 * A part of a page that only shows and links, without state. A build draws it; in the browser it
 * stays as it came, its scripts are never fetched and React does not walk through it. Only where a
 * page is reached by a link inside the site, and the part was on no page before, is it drawn there.
 *
 * @param id of the element, once on a page
 * @param Drawn in a build the component, in the browser nothing:
 *   `IS_SERVER ? require('./_Part').default : undefined`, so that the bundler leaves it out
 * @param load the same component, fetched when it is needed
 */
export function staticPart(
  id: string,
  Drawn: ComponentType | undefined,
  load: () => Promise<Module>,
): ComponentType {
  const Loaded = lazy(() => load().catch(unreachable));

  return function StaticPart(): ReactNode {
    const element = useRef<HTMLDivElement>(null);
    const history = useHistory();
    const [html] = useState(() => (Drawn ? undefined : keptHtml(id)));
    useEffect(() => followLinks(element.current, history), [history]);

    if (html !== undefined) {
      return (
        <div
          id={id}
          className={styles.part}
          ref={element}
          dangerouslySetInnerHTML={{__html: trustedHtml(html)}}
          suppressHydrationWarning
        />
      );
    }
    return (
      <div id={id} className={styles.part}>
        {Drawn ? (
          <Drawn />
        ) : (
          <Suspense fallback={<div className={styles.waiting} />}>
            <Loaded />
          </Suspense>
        )}
      </div>
    );
  };
}

/** After a release the part may be gone from the host. The document of the page has it in any case. */
async function unreachable(): Promise<Module> {
  await reloadOnce();
  return {default: () => null};
}

type History = Pick<ReturnType<typeof useHistory>, 'push'>;

/**
 * Lets the plain links inside an element change the page as those of React do: without a new
 * document, and fetched as soon as a pointer or a finger is on them.
 *
 * @returns how to end it
 */
function followLinks(element: HTMLElement | null, history: History): () => void {
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
