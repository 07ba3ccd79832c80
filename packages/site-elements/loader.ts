/*
 * Inline in the head of every document, so every byte counts, and a syntax that Chrome 80 does not know
 * would stop all elements.
 */

import {reach} from './connection';
import {isPlain} from './isPlain';

/** Controls that do nothing without the module. A submit button sends `submit` or `invalid` by itself. */
const PRESSED = 'button:not([type=submit]),a[data-press],a[hreflang]';

declare global {
  interface Navigator {
    /** What the browser knows of the connection; not in Safari and Firefox. */
    readonly connection?: {effectiveType: string; saveData: boolean};
  }
}

/**
 * Loads the module of a custom element, and its style sheet, when the element is about to be used: a
 * pointer or the focus comes to it, something in it is typed, chosen or pressed, or its form is sent. A press that cannot wait for the
 * module is held, and repeated when the element is defined.
 *
 * - `load-on="visible ?city draft-contact"` on an element: loads it when it is in view (not for those who
 *   save data or want no motion), when the address has the parameter, or when the tab's storage has the key;
 *   with `now`, at once.
 * - `data-element="site-people"` on something outside of an element that uses it.
 * - `data-html` on an `ElementContent` in an element: the address of HTML that is loaded with the module
 *   and becomes the content.
 * - `data-next="search.js /records.json"` on an element: the files that its module asks for when the element
 *   is pressed, and for an address with its parameter. They are fetched together with the module, which saves
 *   a round trip.
 * - `data-press` on a link in an element: a press on it waits for the module; if that fails, the link is
 *   followed. A link with `hreflang` waits for the modules of what was typed in.
 * - `data-elements` on the root element is `ready`, or `failed` from a press or an input whose module did not load
 *   until one is answered: what the page says of it moves nothing while something is pressed. It is missing without
 *   scripts and in browsers that are too old.
 * - `data-asked` on the root element, for an address with a query, until the elements that load for it are defined:
 *   a page may hide what they are about to change.
 *
 * @param base the address of the modules, ending in a slash
 * @param sheets the elements that have a style sheet
 */
export function loader(base: string, sheets: readonly string[]): void {
  // The newest feature that elements use and that can be tested for.
  if (!('allSettled' in Promise)) return;
  const {document, location} = window;
  const root = document.documentElement;
  const answer = (): void => {
    root.dataset.elements = 'ready';
  };
  answer();
  if (location.search) root.dataset.asked = '';

  const modules: Record<string, Promise<unknown> | undefined> = {};
  const loaded: Record<string, boolean> = {};
  const ignore = (): void => undefined;
  const fail = (): void => {
    root.dataset.elements = 'failed';
  };
  /** How many imports have failed: some browsers repeat the failure of an address, so the next import has another one. */
  let failures = 0;
  let held: Element | undefined;
  /** The elements in which something was typed before their modules came. */
  let typed: Element[] = [];
  const on = (types: string, listener: (event: Event) => void): void =>
    types.split(' ').forEach((type) => addEventListener(type, listener, true));
  const parsed = new Promise((resolve) => on('DOMContentLoaded', resolve));

  function addLink(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, attributes, {onload: resolve, onerror: reject}));
    });
  }

  async function fill(element: HTMLElement | null): Promise<void> {
    if (!element) return;
    const response = await fetch(element.dataset.html!);
    if (!response.ok) throw new Error(response.url);
    element.innerHTML = await response.text();
  }

  /** The module, its sheet, its HTML and the end of the document. */
  const load = (element: Element, {localName} = element): Promise<unknown> =>
    (modules[localName] ??= Promise.all([
      import(`${base}${localName}.js${failures ? `?${failures}` : ''}`),
      sheets.includes(localName) && addLink({rel: 'stylesheet', href: `${base}${localName}.css`}),
      fill(element.querySelector('[data-html]')),
      parsed,
    ]).then(
      () => {
        loaded[localName] = true;
      },
      (error) => {
        modules[localName] = undefined;
        failures += 1;
        throw error;
      },
    ));

  function loadWithNext(element: Element): Promise<unknown> {
    const loading = load(element);
    const {next} = (element as HTMLElement).dataset;
    next?.split(' ').forEach((file) => {
      const [as, href] = file[0] === '/' ? ['fetch', file] : ['script', base + file];
      addLink({rel: 'preload', as, href, crossOrigin: ''}).catch(ignore);
    });
    return loading;
  }

  /** A module may have come before its sheet or its HTML. */
  const isWaiting = (element: Element): boolean =>
    !loaded[element.localName] &&
    (element.matches?.(':not(:defined)') || element.localName in modules);

  /** The elements around the target of an event, the innermost first; document and window are among them. */
  function around(event: Event): Element[] {
    const path = event.composedPath() as HTMLElement[];
    const selector = path.find((element) => element.dataset?.element)?.dataset.element;
    return [...path, ...(selector ? document.querySelectorAll(selector) : [])];
  }

  function release(): void {
    held?.removeAttribute('aria-busy');
    held = undefined;
  }

  function repeat(pressed: HTMLElement): void {
    const button = pressed.querySelector<HTMLElement>('[type=submit]');
    // `requestSubmit` is missing in Safari before 16.
    (pressed.localName === 'form' && button ? button : pressed).click();
  }

  // A finger that scrolls over an element loads nothing; its tap is a click.
  on('pointerover pointerdown focusin input', (event) => {
    const elements = around(event).filter(isWaiting);
    if (event.type === 'input') typed = elements;
    if ((event as PointerEvent).pointerType === 'touch') return;
    elements.forEach((element) => load(element).catch(event.type === 'input' ? fail : ignore));
  });

  // What does not wait for a module is answered.
  on('click input', (event) => {
    if (around(event).some(({localName}) => loaded[localName])) answer();
  });

  on('click submit invalid', (event) => {
    const target = event.target as HTMLElement;
    // The modules must store what was typed before the other language is shown.
    const elements = (target.closest?.('a[hreflang]') ? typed : around(event)).filter(isWaiting);
    const {type, button, detail} = event as MouseEvent;
    if (!elements[0] || button || !isPlain(event as MouseEvent)) return;
    const pressed =
      type === 'click' ? target.closest<HTMLElement>(PRESSED) : target.closest('form');
    const isLink = pressed?.localName === 'a';
    // The second press on a link follows it, unless it is a double click.
    if (isLink && pressed === held && detail < 2) return;
    // The browser has said what is wrong with a form; the module says it again in the site's words.
    if (pressed && type !== 'invalid') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (!pressed || pressed !== held) {
      if (pressed) {
        release();
        held = pressed;
        held.setAttribute('aria-busy', 'true');
      }
      Promise.all(elements.map((element) => (pressed ? loadWithNext : load)(element))).then(
        () => {
          if (!pressed || held !== pressed) return;
          release();
          repeat(pressed);
        },
        () => {
          const isWanted = !pressed || held === pressed;
          release();
          if (!isWanted) return;
          fail();
          // Without a connection the link would lead to an error page of the browser.
          if (isLink)
            reach().then(() => location.assign((pressed as HTMLAnchorElement).href), ignore);
          else if (pressed?.hasAttribute('action')) (pressed as HTMLFormElement).submit();
        },
      );
    }
  });

  on('DOMContentLoaded', () => {
    const parameters = new URLSearchParams(location.search);
    const isStored = (key: string): boolean => {
      try {
        return Boolean(sessionStorage[key]);
      } catch {
        return false;
      }
    };
    const loadWhenVisible = (element: Element): void => {
      new IntersectionObserver((entries) => {
        if (
          entries.some(({isIntersecting}) => isIntersecting) &&
          !navigator.connection?.saveData &&
          !matchMedia('(prefers-reduced-motion: reduce)').matches
        )
          load(element).catch(ignore);
      }).observe(element);
    };
    const asked: Promise<unknown>[] = [];
    document.querySelectorAll('[load-on]').forEach((element) =>
      element
        .getAttribute('load-on')!
        .split(' ')
        .forEach((reason) => {
          if (reason === 'visible') {
            loadWhenVisible(element);
          } else if (
            reason === 'now' ||
            (reason[0] === '?' ? parameters.has(reason.slice(1)) : isStored(reason))
          ) {
            asked.push(loadWithNext(element).catch(ignore));
          }
        }),
    );
    void Promise.all(asked).then(() => delete root.dataset.asked);
  });
}
