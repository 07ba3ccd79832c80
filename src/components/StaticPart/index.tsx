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
import {reloadOnce} from '@site/src/clientModules/chunkErrorReload';
import {trustedHtml} from '../trustedHtml';
import styles from './styles.module.css';

interface Module {
  default: ComponentType;
}

/** The HTML of the parts in the loaded document, by id. */
const storedHtml = new Map<string, string>();

/** The HTML of a part: from the document, or as stored from an earlier page. */
function servedHtml(id: string): string | undefined {
  const html = storedHtml.get(id) ?? document.getElementById(id)?.innerHTML;
  if (html !== undefined) storedHtml.set(id, html);
  return html;
}

/**
 * A part of a page without state. It is rendered by the build only; in the browser its HTML stays as
 * served: its scripts are not loaded and React does not hydrate it. It is rendered in the browser only
 * after client-side navigation to a page with a part that no earlier page had.
 *
 * @param id of the element, once on a page
 * @param ServerOnly the component in the build, undefined in the browser:
 *   `IS_SERVER ? require('./_Part').default : undefined`, so that the bundler leaves it out
 * @param load the same component, fetched when it is needed
 */
export function staticPart(
  id: string,
  ServerOnly: ComponentType | undefined,
  load: () => Promise<Module>,
): ComponentType {
  const Loaded = lazy(() => load().catch(reloadPage));

  return function StaticPart(): ReactNode {
    const element = useRef<HTMLDivElement>(null);
    const history = useHistory();
    const [html] = useState(() => (ServerOnly ? undefined : servedHtml(id)));
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
        {ServerOnly ? (
          <ServerOnly />
        ) : (
          <Suspense fallback={<div className={styles.waiting} />}>
            <Loaded />
          </Suspense>
        )}
      </div>
    );
  };
}

/** After a release the chunk may be gone from the host, but the document contains the part. */
async function reloadPage(): Promise<Module> {
  await reloadOnce();
  return {default: () => null};
}

type History = Pick<ReturnType<typeof useHistory>, 'push'>;

/**
 * Makes the plain links inside an element navigate on the client and preload on hover or touch, as
 * Docusaurus's `Link` does.
 *
 * @returns a function that stops it
 */
function followLinks(element: HTMLElement | null, history: History): () => void {
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
  element?.addEventListener('mouseover', fetchPage, {passive: true});
  element?.addEventListener('touchstart', fetchPage, {passive: true});
  element?.addEventListener('click', changePage);
  // One by one: Chrome before 90 and Safari before 15 ignore an AbortSignal here.
  return () => {
    element?.removeEventListener('mouseover', fetchPage);
    element?.removeEventListener('touchstart', fetchPage);
    element?.removeEventListener('click', changePage);
  };
}

/** The internal link that is the target of an event. */
function innerLink({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  return link && !link.target && address?.startsWith('/') ? link : undefined;
}
