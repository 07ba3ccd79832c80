/** The type of scripts that wait: one that no browser runs. */
const WAITING = 'script[type="later"]';

/** At the latest this long after the document is parsed, even if a picture never comes. */
const LATEST_MS = 5000;

/** What Chromium knows of the connection; other browsers do not have it. */
interface Line {
  connection?: {effectiveType: string; saveData: boolean};
}

interface TrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: {createScriptURL: (address: string) => string | null}): void;
  };
}

/**
 * Lets scripts load only from the folder of our scripts, and the one of YouTube that steers a video.
 * Where the browser has Trusted Types, the content policy has it ask here for every address.
 */
function checkScriptAddresses(page: Window & typeof globalThis & TrustedTypes): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const {href, origin, pathname} = new URL(address, page.location.href);
      const isOurs = origin === page.location.origin && /\/assets\/js\/[^/]+\.js$/.test(pathname);
      return isOurs || href === 'https://www.youtube.com/iframe_api' ? address : null;
    },
  });
}

/**
 * Starts the scripts of a page when the browser has drawn it and has nothing else to do, or at the
 * first touch or key. Until then menu, links, answers and language switch work by themselves.
 *
 * Inline in every page, compiled to ES5 and without imports.
 */
export function startScripts(page: Window & typeof globalThis): void {
  const {document} = page;
  const {connection} = page.navigator as Line;
  let isStarted = false;

  // Web fonts would come too late to be used, and hold the first text back for a tenth of a second:
  // see src/css/scale.css.
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) {
    document.documentElement.setAttribute('data-fonts', 'device');
  }

  // The floor of "browserslist" in package.json has all that the scripts call. Where the newest
  // of it is missing, the page is left as the document that it is.
  const canRun = 'Promise' in page && 'allSettled' in page.Promise;

  function start(): void {
    if (isStarted || !canRun) return;
    isStarted = true;
    const waiting = document.querySelectorAll(WAITING);
    // A for-of loop would bring 1 KB of helpers with it.
    // eslint-disable-next-line @typescript-eslint/prefer-for-of
    for (let index = 0; index < waiting.length; index += 1) {
      const script = document.createElement('script');
      script.src = waiting[index]!.getAttribute('src')!;
      // In their order.
      script.async = false;
      document.head.appendChild(script);
    }
  }

  function whenIdle(): void {
    if ('requestIdleCallback' in page) page.requestIdleCallback(start, {timeout: 1000});
    else setTimeout(start, 1);
  }

  // The language switch leads to the same place of the page, which only the browser knows.
  function keepPlace(event: Event): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link && link.origin === page.location.origin && !link.search && !link.hash) {
      link.search = page.location.search;
      link.hash = page.location.hash;
    }
  }

  page.addEventListener('click', keepPlace);
  page.addEventListener('load', whenIdle);
  page.addEventListener('DOMContentLoaded', () => {
    // What an address asks for by its query only scripts can show.
    if (page.location.search) start();
    else setTimeout(start, LATEST_MS);
  });
  page.addEventListener('pointerdown', start);
  page.addEventListener('keydown', start);
  // Last, because it throws where an extension of the browser was here first.
  checkScriptAddresses(page);
}
