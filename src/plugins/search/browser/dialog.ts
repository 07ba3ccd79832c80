import {element} from '../../on-demand/browser';
import type {Language} from './render';

export interface SearchDialog {
  /** For the answers. */
  readonly holder: HTMLElement;
  readonly typed: () => string;
  onType(listener: () => void): void;
  /** When an answer is followed. */
  onLeave(listener: (typed: string) => void): void;
  /** @param opener gets the focus afterwards, unless something else had it */
  open(opener: HTMLElement): void;
  close(): void;
}

const CROSS = '×';

/** The box and the place for its answers, over the page. Made once; what was typed stays in it. */
export function makeDialog({words, base}: Language, typedBefore: string): SearchDialog {
  const id = 'search-words';
  const input = element('input', {
    id,
    type: 'search',
    name: 'q',
    autocomplete: 'off',
    enterkeyhint: 'search',
  });
  input.value = typedBefore;
  const closer = element(
    'button',
    {type: 'button', 'aria-label': words.close, 'data-close': ''},
    CROSS,
  );
  const label = element('label', {for: id}, words.label);
  // Enter leads to the search page, whose address can be shared.
  const form = element(
    'form',
    {role: 'search', action: `${base}search`, method: 'get'},
    label,
    input,
    closer,
  );
  const holder = element('div', {'data-answers': ''});
  const dialog = element(
    'dialog',
    {'aria-label': words.label, 'data-panel': '', 'data-search': ''},
    form,
    holder,
  );
  document.body.append(dialog);
  let before: HTMLElement | undefined;

  closer.onclick = () => dialog.close();
  // Safari keeps Escape in a search box to itself, to empty it.
  input.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && !input.value) dialog.close();
  });
  dialog.addEventListener('close', () => before?.focus({preventScroll: true}));
  dialog.addEventListener('keydown', (event) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    moveFocus(step);
  });
  dialog.addEventListener('click', ({target}) => {
    // Beside the dialog.
    if (target === dialog) dialog.close();
  });

  /** From the box to the first answer and further, and back. */
  function moveFocus(step: number): void {
    const stops = [input, ...holder.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[Math.max(0, at) + step];
    next?.focus();
  }

  return {
    holder,
    typed: () => input.value,
    onType: (listener) => input.addEventListener('input', listener),
    onLeave: (listener) =>
      holder.addEventListener('click', ({target}) => {
        const link = target instanceof Element && target.closest('a');
        if (!link) return;
        listener(input.value);
        // The page stays: the place in it must be seen.
        if (link.pathname === location.pathname && link.search === location.search) {
          before = undefined;
          dialog.close();
        }
      }),
    open(opener) {
      if (dialog.open) return;
      const focused = document.activeElement;
      before = focused instanceof HTMLElement && focused !== document.body ? focused : opener;
      dialog.showModal();
      input.focus();
      input.select();
    },
    close: () => {
      if (!dialog.open) return;
      before = undefined;
      dialog.close();
    },
  };
}
