import type {Data} from '../../collections';
import {element, refill, sheetLoader} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';

export type Words = Data<'pages/share'>;

/**
 * Adds to the menu of `summary[data-load=share]`, which has links that share the page, what needs scripts: a
 * button that copies the address, and one for the apps of the device. See src/components/Share.
 */
export function start({sheet, languages}: Settings<Words>): void {
  const {words} = languages[document.documentElement.lang]!;
  const loadSheet = sheetLoader(sheet);
  const summaries = 'summary[data-load=share]';
  const button = (text: string, act: () => void) =>
    Object.assign(element('button', {type: 'button'}, text), {onclick: act});

  addEventListener('click', ({target}) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(summaries);
    if (pressed) fillMenu(pressed);
  });
  document.querySelectorAll<HTMLElement>(`${summaries}[aria-busy]`).forEach(fillMenu);

  function fillMenu(summary: HTMLElement): void {
    summary.removeAttribute('aria-busy');
    void loadSheet();
    /** The canonical address of this page, in its language. */
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href;
    const status = element('p', {role: 'status'});
    const holder = summary.nextElementSibling!.lastElementChild!;
    holder.className = 'share-more';
    refill(
      holder,
      button(words.copy, () => void copyAddress(url, status)),
      ...('share' in navigator ? [button(words.more, () => openApps(url))] : []),
      status,
    );
  }

  function openApps(url: string): void {
    // It fails when the reader chooses no app.
    navigator.share({title: document.title, url}).catch(() => undefined);
  }

  /** Copies an address, or shows it selected where that is not allowed. */
  async function copyAddress(address: string, status: HTMLElement): Promise<void> {
    status.textContent = '';
    status.parentElement!.querySelector('input')?.remove();
    try {
      await navigator.clipboard.writeText(address);
      status.textContent = words.copied;
    } catch {
      const field = element('input', {readonly: '', 'aria-label': words.copyByHand});
      field.value = address;
      status.after(field);
      field.select();
      status.textContent = words.copyByHand;
    }
  }
}
