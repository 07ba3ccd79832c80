/** Documents name their scripts and the whole style sheet by these types; see firstPaint.ts. */
const SCRIPTS = 'script[type="later"]';
const SHEET = 'link[rel="later"]';

/**
 * Starts Docusaurus on the first use of an element with `data-hydrate`, that is a component with state, and
 * repeats the press when React has taken over the page. Inline in the documents that have such an element.
 * `data-elements` on the root element is `failed` when the scripts cannot be loaded; the next press tries
 * again.
 */
export function hydrateOnUse(): void {
  const root = document.documentElement;
  const isRunning = (): boolean => root.dataset.hasHydrated === 'true';
  let isLoading = false;
  let pressed: HTMLElement | undefined;

  function release(): HTMLElement | undefined {
    const element = pressed;
    element?.removeAttribute('aria-busy');
    pressed = undefined;
    return element;
  }

  function add(tag: 'link' | 'script', attributes: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const element = document.createElement(tag);
      document.head.append(
        Object.assign(element, attributes, {
          onload: resolve,
          onerror() {
            element.remove();
            reject(new Error('A script of the page did not load.'));
          },
        }),
      );
    });
  }

  async function start(): Promise<void> {
    if (isLoading || isRunning()) return;
    isLoading = true;
    try {
      const sheet = document.querySelector<HTMLLinkElement>(SHEET);
      if (sheet) await add('link', {rel: 'stylesheet', href: sheet.href});
      sheet?.remove();
      // In their order.
      const scripts = [...document.querySelectorAll<HTMLScriptElement>(SCRIPTS)].map(({src}) =>
        add('script', {src, async: false}),
      );
      await Promise.all(scripts);
    } catch {
      release();
      root.dataset.elements = 'failed';
    }
    isLoading = false;
  }

  /** The nearest element that needs React, unless a plain link is nearer. */
  const needy = ({target}: Event): HTMLElement | null => {
    const nearest =
      target instanceof Element ? target.closest<HTMLElement>('a[href],[data-hydrate]') : null;
    return nearest?.dataset.hydrate === undefined ? null : nearest;
  };

  // A finger that scrolls over an element starts nothing; its tap is a click.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input'])
    addEventListener(type, (event) => {
      if ((event as PointerEvent).pointerType !== 'touch' && needy(event)) void start();
    });
  addEventListener(
    'click',
    (event) => {
      const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
      if (isRunning() || button || ctrlKey || metaKey || shiftKey || altKey || !needy(event))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      release();
      pressed = event.target as HTMLElement;
      pressed.setAttribute('aria-busy', 'true');
      void start();
    },
    true,
  );
  new MutationObserver((_changes, observer) => {
    if (!isRunning()) return;
    observer.disconnect();
    // After the effects of the first render.
    setTimeout(() => release()?.click());
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
