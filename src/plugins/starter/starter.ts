import {elementAt, placeAt} from './samePlace';
import {all, choices, closest, on} from './page';

/**
 * What header, footer and articles need of scripts while a page is read.
 *
 * Inline in the head of every page, so every import adds to all of them. It listens on the document and
 * looks elements up at the time of an event.
 *
 * Attributes that pages use:
 * - `data-color-scheme`: a button that switches between light and dark. `data-theme` on the root element
 *   is set before the first paint, and `data-theme-choice` says `system` until one is chosen.
 * - `hreflang`, on a link to this page in another language: it gets the query and the hash, and leads to the
 *   paragraph that is read.
 * - `data-offer` on the root element: the first language of the browser, until the reader has changed the
 *   language or closed the offer; set before the first paint. `data-close-offer`: a button that removes it for good.
 * - `site-search`: the keys `/` and Ctrl+K press the first link in it.
 * - `id`, on a `details` or on what it opens, the same in every language: opened, it stays so for this visit, and
 *   an address with the id opens it.
 * - `data-dismissable`: a `details` that closes on Escape and when the focus or a click leaves it, or the
 *   `aside` around it.
 * - `data-away-on-scroll`: gets `data-away` while the reader scrolls down, but not at the top of the page.
 *   With the value `forms`, also while something is typed, and first of all on a page with fields.
 *
 * It sets `data-woven` on the root element where the picture of the home page is not to be woven again, and
 * `data-offline` when a link was pressed that leads to no page without a connection.
 */

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** In the storage of the browser once the reader has changed the language, or closed the offer of another one. */
const LANGUAGE = 'language';

/** No page stays hidden longer than this, in milliseconds, because its end has not come. */
const HIDDEN = 1000;

/** What a closed `details` hides. */
const FOLDED = 'details:not([open])>:not(summary),.more-list:not([open])+ul';

/** Smaller scroll movements, in CSS pixels, are ignored. */
const DEAD_ZONE = 8;

/** The header, in CSS pixels: while its own place is in view, nothing leaves. */
const HEADER = 86;

type Page = Window & typeof globalThis;

/** What Chromium knows of the connection; other browsers do not have it. */
interface Connection {
  connection?: {effectiveType: string; saveData: boolean};
}

/** The storage of the tab: by id, whether a `details` is open or what was chosen in a box; `place` of samePlace.ts. */
type Session = Record<string, string | undefined>;

/**
 * @param themeKey the key of the chosen colour scheme in the storage
 * @param worker the address of the service worker; empty for none
 */
export function starter(page: Page, themeKey: string, worker: string): void {
  const {document, location} = page;
  const root = document.documentElement;
  /** The result, or undefined where storage is denied. */
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  /** Lasts only for this page where storage is denied. */
  const session: Session = attempt(() => page.sessionStorage) ?? {};
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  /** Opens the closed `details` around the element, or that of the address. @returns what it had hidden */
  const unfold = (element?: Element | null): Element | null => {
    const content = element?.closest(`details:target:not([open]),${FOLDED}`) ?? null;
    const details = content?.closest('details') ?? content?.previousElementSibling;
    if (details) (details as HTMLDetailsElement).open = true;
    return content;
  };
  /** How far a block is above the lower edge of the header, in CSS pixels: that much cannot be read. */
  const above = (element: Element) =>
    Math.max(0, boxOf(all('header')[0]!).bottom) - boxOf(element).top;
  /** Where the page was scrolled to at the last movement. */
  let scrolled = page.scrollY;

  showAddressOfPage();
  leaveKeysToInputMethod();
  // A link in an open menu closes it, and what needs scripts does not ask for them without a connection.
  dismissDetails();
  stayOffline();
  prepare();
  openSearch();
  switchColorScheme();
  switchLanguage();
  offerLanguage();
  followScroll();
  keepOpened();
  openAnswerOfAddress();
  // After the answer of the address has opened.
  returnToPlace();
  // On paper nothing can be opened. What is folded in the other language is not wanted there.
  on('beforeprint', () =>
    all<HTMLDetailsElement>('main details:not([lang])').forEach((one) => (one.open = true)),
  );

  /** Fonts for fast lines only, and the service worker from the second page on. */
  function prepare(): void {
    const {connection} = page.navigator as Connection;
    const saves = Boolean(connection?.saveData);
    // Web fonts would come too late to be used, and hold the first text back for a tenth of a second:
    // see src/css/scale.css.
    if (connection && (saves || connection.effectiveType !== '4g')) root.dataset.fonts = 'device';

    // A first page costs nothing more.
    if (worker && !saves && document.referrer.startsWith(location.origin))
      on('load', () =>
        attempt(() => page.navigator.serviceWorker.register(worker).catch(() => undefined)),
      );
  }

  /** From the name of its file, by which 404.html opens a page on a host without rules. */
  function showAddressOfPage(): void {
    const {pathname, search, hash} = location;
    const path = pathname.replace(/(index)?\.html$/, '');
    if (path === pathname) return;
    page.name = '';
    attempt(() => page.history.replaceState(page.history.state, '', path + search + hash));
  }

  /**
   * The first listener of all, so no other one of the page hears a key with which words are composed: its arrows
   * choose among candidates, and its Enter takes one. Safari ends a composition before the key, whose code is 229.
   */
  function leaveKeysToInputMethod(): void {
    on('keydown', (event) => {
      const {isComposing, keyCode} = event as KeyboardEvent;
      if (isComposing || keyCode === 229) event.stopImmediatePropagation();
    });
  }

  function openSearch(): void {
    on('keydown', (event) => {
      const {key, ctrlKey, metaKey} = event as KeyboardEvent;
      const isAsking =
        ctrlKey || metaKey ? key === 'k' : key === '/' && !closest(event, 'input,select,textarea');
      const link = isAsking && all('site-search a')[0];
      if (!link) return;
      event.preventDefault();
      link.click();
    });
  }

  /** On a first page, which no service worker serves yet, a link would lead to an error of the browser. */
  function stayOffline(): void {
    on('click online', (event) => {
      const {onLine, serviceWorker} = page.navigator;
      const isLost = !onLine && !serviceWorker?.controller && closest(event, 'a[href^="/"]');
      root.toggleAttribute('data-offline', !!isLost);
      if (!isLost) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
  }

  function switchColorScheme(): void {
    const dark = page.matchMedia('(prefers-color-scheme: dark)');
    const show = (choice?: string | null): void => {
      root.dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
      root.dataset.themeChoice = choice ?? 'system';
    };
    show(attempt(() => page.localStorage.getItem(themeKey)));
    on('click', (event) => {
      if (!closest(event, '[data-color-scheme]')) return;
      const choice = root.dataset.theme === 'dark' ? 'light' : 'dark';
      // Where storage is denied, a choice lasts for this page.
      attempt(() => page.localStorage.setItem(themeKey, choice));
      // It spreads from there: see src/css/base.css.
      const {clientX, clientY} = event as MouseEvent;
      root.style.setProperty('--sp-from', `${clientX}px ${clientY}px`);
      if (page.matchMedia(REDUCED_MOTION).matches || !document.startViewTransition) show(choice);
      else document.startViewTransition(() => show(choice)).ready.catch(() => undefined);
    });
    dark.addEventListener('change', () => {
      if (root.dataset.themeChoice === 'system') show();
    });
    // Chosen in another tab.
    on('storage', (event) => {
      const {key, newValue} = event as StorageEvent;
      if (key === themeKey) show(newValue);
    });
  }

  /** A link to this page in another language leads to the same place of it, which only the browser knows. */
  function switchLanguage(): void {
    on('pointerover pointerdown focusin click', (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[hreflang]');
      // A link inside the page has a hash of its own.
      if (link?.origin !== location.origin || link.pathname === location.pathname) return;
      link.search = location.search;
      // The note below a block leads to its section.
      if (!link.closest('[role=note]')) link.hash = location.hash;
      const {type, ctrlKey, metaKey, shiftKey} = event as MouseEvent;
      // In another tab or window, this one goes on as it is.
      if (type !== 'click' || ctrlKey || metaKey || shiftKey) return;
      offerNoLanguage();
      choices().forEach(({id, value}) => (session[id] = value));
      if (page.scrollY > DEAD_ZONE) session.place = placeAt(link, above, `nav,${FOLDED}`);
    });
    on('DOMContentLoaded', () =>
      choices().forEach((box) => {
        box.value = session[box.id] || box.value;
        session[box.id] = '';
      }),
    );
  }

  /** Shows the place that was kept on the page before, if it is one of this page, and forgets it. */
  function returnToPlace(): void {
    // The picture of the home page is woven once, not after Back or on the way from its other language.
    const [visit] = attempt(() => page.performance.getEntriesByType('navigation')) ?? [];
    const isBack = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
    const from = document.referrer.replace(location.origin, '');
    if (isBack || /^\/(\w+\/)?$/.test(from)) root.dataset.woven = '';
    const [path, section, index, kept] = (session.place ?? '').split(' ');
    delete session.place;
    if (path !== location.pathname) return;
    let isRead = false;
    on('wheel keydown pointerdown', () => (isRead = true));
    const show = () => (root.hidden = false);
    // No other place is painted meanwhile.
    root.hidden = true;
    setTimeout(show, HIDDEN);
    const go = (): void => {
      const element = elementAt(section!, index!);
      if (isRead || !element) return;
      unfold(element);
      const share = Number(kept);
      const pixels = share > 0 ? share * element.offsetHeight : share;
      page.scrollBy({top: pixels - above(element), behavior: 'instant'});
      // The header stays.
      scrolled = page.scrollY;
    };
    on('DOMContentLoaded', () =>
      // Chromium prepares to scroll to the hash when this event is over.
      setTimeout(() => {
        show();
        go();
        // Fonts are asked for when text is laid out.
        document.fonts.ready.then(go);
      }),
    );
  }

  function offerNoLanguage(): void {
    delete root.dataset.offer;
    attempt(() => page.localStorage.setItem(LANGUAGE, ''));
  }

  /** The style sheet shows the offer of that language, if the page has one. */
  function offerLanguage(): void {
    if (typeof attempt(() => page.localStorage.getItem(LANGUAGE)) !== 'string')
      [root.dataset.offer] = page.navigator.language.split('-');
    on('click', (event) => {
      if (!closest(event, '[data-close-offer]')) return;
      offerNoLanguage();
      // The focus would be lost with the button.
      all('header a')[0]?.focus();
    });
  }

  function dismissDetails(): void {
    const opened = () => all<HTMLDetailsElement>('[data-dismissable][open]');
    on('keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return;
      opened().forEach((details) => {
        details.open = false;
        details.querySelector('summary')?.focus();
      });
    });
    on('click focusin', (event) => {
      const isLink = event.type === 'click' && closest(event, 'a');
      opened().forEach((details) => {
        const area = details.closest('aside') ?? details;
        if (isLink || !area.contains(event.target as Node)) details.open = false;
      });
    });
  }

  function followScroll(): void {
    let isDown = false;
    /** Until the reader scrolls, on a page with fields: they are on the first screen. */
    let isAtForm = false;
    const isTyping = () => Boolean(document.activeElement?.matches('input, select, textarea'));
    const hide = (): void => {
      const moved = page.scrollY - scrolled;
      if (Math.abs(moved) >= DEAD_ZONE) {
        scrolled = page.scrollY;
        isDown = moved > 0 && scrolled > HEADER;
        isAtForm = false;
      }
      all('[data-away-on-scroll]').forEach((element) =>
        element.toggleAttribute(
          'data-away',
          // Safari does not focus what is pressed, so an open menu may be without the focus.
          !element.querySelector('[open]') &&
            (isDown || (element.dataset.awayOnScroll === 'forms' && (isAtForm || isTyping()))),
        ),
      );
    };
    on('DOMContentLoaded', () => {
      isAtForm = all('main input,main select,main textarea').length > 0;
      // Where a page begins is no movement.
      scrolled = page.scrollY;
    });
    on('scroll focusin focusout DOMContentLoaded', hide);
  }

  /** What was opened stays open for this visit: after Back, and in the other language. */
  function keepOpened(): void {
    // The other language of an article has the same id in each, and is opened in one of them.
    const kept = 'details:not([lang])';
    const idOf = (details: HTMLElement) => details.id || (details.lastElementChild?.id ?? '');
    on('toggle', (event) => {
      const one = closest<HTMLDetailsElement>(event, kept);
      if (one && idOf(one)) session[idOf(one)] = one.open ? 'open' : '';
    });
    on('DOMContentLoaded hashchange', () =>
      all<HTMLDetailsElement>(kept).forEach((one) => {
        if (session[idOf(one)]) one.open = true;
      }),
    );
  }

  /** Browsers of today open a `details` when the address points into it, but not when it points to it. */
  function openAnswerOfAddress(): void {
    on('DOMContentLoaded hashchange', () => {
      // No element of ours has an id that cannot be decoded.
      const named = attempt(() => decodeURIComponent(location.hash.slice(1))) ?? '';
      // The addresses of questions had an ending once.
      const id = named.replace(/-faq$/, '');
      const target = document.getElementById(id);
      if (unfold(target) || id !== named) target?.scrollIntoView();
    });
  }
}
