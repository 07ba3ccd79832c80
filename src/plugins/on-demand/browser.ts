type Content = Node | string;

/** An element with attributes and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  made.append(...content);
  return made;
}

/** Puts content in the place of what an element holds; `replaceChildren` is missing in Chromium 80. */
export function refill(holder: Element, ...content: readonly Content[]): void {
  holder.textContent = '';
  holder.append(...content);
}

export const link = (href: string, ...content: readonly Content[]): HTMLAnchorElement =>
  element('a', {href}, ...content);

/**
 * @param sheet the address of a style sheet
 * @returns loads it once and says whether it is there; otherwise the starter says that something did not
 *   load, until the next call, which tries again, has it
 */
export function sheetLoader(sheet: string): () => Promise<boolean> {
  let loaded: Promise<unknown> | undefined;
  return async () => {
    loaded ??= new Promise((resolve, reject) => {
      const made = {rel: 'stylesheet', href: sheet, onload: resolve, onerror: reject};
      document.head.append(Object.assign(document.createElement('link'), made));
    });
    try {
      await loaded;
      dispatchEvent(new Event('scriptsloaded'));
      return true;
    } catch {
      loaded = undefined;
      dispatchEvent(new Event('scriptsfailed'));
      return false;
    }
  };
}

/**
 * Calls `open` when a link `a[data-load]` of this name is pressed without Ctrl and the like; at once for the
 * press that has loaded the script, which the starter has marked.
 */
export function onPress(name: string, open: (pressed: HTMLAnchorElement) => void): void {
  const selector = `a[data-load=${name}]`;
  const press = (event: MouseEvent): void => {
    const {target, button, ctrlKey, metaKey, shiftKey, altKey} = event;
    const pressed = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
    if (!pressed || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    open(pressed);
  };
  // Before React, whose links go to their page unless the press has been used.
  addEventListener('click', press, true);
  const marked = document.querySelector<HTMLAnchorElement>(`${selector}[aria-busy]`);
  if (marked) open(marked);
}

/** Whether a dialog can be opened. Safari and Firefox have it since 2022 only. */
export const hasDialogs = (): boolean => 'showModal' in document.createElement('dialog');
