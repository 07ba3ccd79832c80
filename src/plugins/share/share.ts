import {fill} from '../../lib/fill';
import {shareApps, shareLink} from '../../lib/shareLinks';
import type {Data} from '../../collections';
import {element, hasDialogs, link, onPress, sheetLoader} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';
import {readAloud, whenVoiceIsThere} from './readAloud';

export type Words = Data<'pages/share'>;

type Shared = Readonly<Required<Pick<ShareData, 'title' | 'url'>>>;

/**
 * Does what the parts of src/components/Share cannot do without scripts: `a[data-load=share]`, the address of
 * an item in a list, opens the apps of the device, or a dialog with links to some; the menu of `summary[data-load=share]`
 * gets more choices for the page; `button[data-load=share]` prints.
 */
export function start({sheet, languages}: Settings<Words>): void {
  const {words} = languages[document.documentElement.lang]!;
  const loadSheet = sheetLoader(sheet);
  const controls = '[data-load=share]:not(a)';
  const button = (text: string, act: () => void) =>
    Object.assign(element('button', {type: 'button'}, text), {onclick: act});

  /** The canonical address of this page, in its language. */
  const addressOfPage = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href;

  addEventListener('click', ({target}) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(controls);
    if (pressed) use(pressed);
  });
  document.querySelectorAll<HTMLElement>(`${controls}[aria-busy]`).forEach(use);
  onPress('share', (pressed) => void shareItem(pressed));

  function use(control: HTMLElement): void {
    control.removeAttribute('aria-busy');
    if (control.tagName === 'SUMMARY') fillMenu(control);
    else printPage();
  }

  function fillMenu(summary: HTMLElement): void {
    void loadSheet();
    const holder = summary.nextElementSibling!.lastElementChild!;
    holder.className = 'share-more';
    holder.replaceChildren(...choices({title: document.title, url: addressOfPage()}));
    whenVoiceIsThere(() => {
      const listen = button(words.listen, () => {
        summary.parentElement!.removeAttribute('open');
        readAloud(words, summary);
      });
      holder.prepend(listen);
    });
  }

  /** What no link can do. */
  function choices(shared: Shared): readonly HTMLElement[] {
    const status = element('p', {role: 'status'});
    return [
      button(words.copy, () => void copyAddress(shared.url, status)),
      ...('share' in navigator ? [button(words.more, () => void openApps(shared))] : []),
      status,
    ];
  }

  async function shareItem(pressed: HTMLAnchorElement): Promise<void> {
    const url = addressOfPage() + pressed.getAttribute('href')!;
    const item = pressed.closest('article, details');
    const title = item?.querySelector('h2, h3, summary')?.textContent ?? document.title;
    if ('share' in navigator && (await openApps({title, url}))) {
      pressed.removeAttribute('aria-busy');
      return;
    }
    const isStyled = hasDialogs() && (await loadSheet());
    pressed.removeAttribute('aria-busy');
    if (isStyled) openDialog(pressed, {title, url});
    else location.assign(pressed.href);
  }

  /** @returns false where the browser has taken too long to load this script for a press to count */
  async function openApps(shared: Shared): Promise<boolean> {
    try {
      await navigator.share(shared);
      return true;
    } catch (error) {
      // Anything else is the reader's choice of none.
      return !(error instanceof Error && error.name === 'NotAllowedError');
    }
  }

  function openDialog(opener: HTMLElement, shared: Shared): void {
    const label = fill(words.shareItem, {title: shared.title});
    const links = shareApps.map((app) => link(shareLink(app, shared.url), words[app]));
    const close = button(words.close, () => dialog.close());
    const menu = element(
      'div',
      {class: 'share-menu share-more'},
      ...links,
      ...choices(shared),
      close,
    );
    const dialog = element(
      'dialog',
      {class: 'share-dialog', 'aria-label': label},
      element('h2', {}, label),
      menu,
    );
    dialog.onclick = ({target}) => {
      // Beside the dialog, or to an app.
      if (target === dialog || (target instanceof Element && target.matches('a'))) dialog.close();
    };
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    // Safari does not focus what is pressed, and the dialog gives the focus back.
    opener.focus({preventScroll: true});
    dialog.showModal();
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

/** What was folded is open on paper, and folded again afterwards. */
function printPage(): void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  addEventListener('afterprint', () => folded.forEach((one) => (one.open = false)), {once: true});
  print();
}
