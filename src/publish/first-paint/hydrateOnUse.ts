/**
 * Starts Docusaurus on the first use of an element with `data-hydrate`, that is a component with state, and
 * repeats the press when React has taken over the page. Inline in the documents that have such an element;
 * first-paint/index.ts leaves the scripts and the whole style sheet in them, inactive.
 */
export function hydrateOnUse(): void {
  const root = document.documentElement;
  const isRunning = (): boolean => root.dataset.hasHydrated === 'true';
  let pressed: HTMLElement | undefined;

  function start(): void {
    document
      .querySelectorAll<HTMLLinkElement>('link[rel="later"]')
      .forEach((sheet) => (sheet.rel = 'stylesheet'));
    document.querySelectorAll<HTMLScriptElement>('script[type="later"]').forEach((waiting) => {
      const script = document.createElement('script');
      // Inserted scripts run in their order.
      waiting.replaceWith(Object.assign(script, {src: waiting.src, async: false}));
    });
  }

  /** Whether the nearest of what can be used needs React: a plain link does not. */
  const needsReact = ({target}: Event): boolean =>
    target instanceof Element &&
    !!target.closest('a[href],[data-hydrate]')?.matches('[data-hydrate]');

  // A finger that scrolls over an element starts nothing; its tap is a click.
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, (event) => {
      if ((event as PointerEvent).pointerType !== 'touch' && needsReact(event)) start();
    });
  addEventListener(
    'click',
    (event) => {
      const {ctrlKey, metaKey, shiftKey, altKey} = event;
      if (isRunning() || ctrlKey || metaKey || shiftKey || altKey || !needsReact(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = event.target as HTMLElement;
      pressed.setAttribute('aria-busy', 'true');
      start();
    },
    true,
  );
  new MutationObserver((_changes, observer) => {
    if (!isRunning()) return;
    observer.disconnect();
    // Wait for the effects of the first render.
    setTimeout(() => {
      pressed?.removeAttribute('aria-busy');
      pressed?.click();
    });
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
