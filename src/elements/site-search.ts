import {digits} from 'nepali-text/digits';
import {toLocale} from 'nepali-text/locale';
import type {SearchData} from '../lib/searchData';
import type {Search} from '../lib/searchIndex';
import {SEARCH_FILE} from '../lib/urls';
import {isPlainClick} from './_isPlainClick';
import type * as Tools from './search';

const PARAMETER = 'q';
/** Answers that fit on two screens of a phone. */
const IN_DIALOG = 8;

/** When the records and what finds them have come: the same for both boxes of the search page. */
let search: Search | undefined;
let tools: typeof Tools | undefined;
let loading: Promise<void> | undefined;
/** Some browsers give the failure of a module again for the same address. */
let failures = 0;

async function loadTools(): Promise<void> {
  // Not in the import itself, for which the bundler would look for files.
  const address = `./search.js${failures ? `?${failures}` : ''}`;
  try {
    tools ??= (await import(address)) as typeof Tools;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

async function load(base: string): Promise<void> {
  try {
    const [response] = await Promise.all([fetch(`${base}/${SEARCH_FILE}`), loadTools()]);
    if (!response.ok) throw new Error(response.statusText);
    search = tools!.searchIndex((await response.json()) as SearchData);
  } catch {
    // The next press or letter tries again.
  }
  loading = undefined;
}

/**
 * Answers while somebody types: in the header, around a link, in a dialog that a press on the link opens; on
 * the search page, around its form, below it. Without this, link and form lead to the search page, which has
 * a list of everything.
 */
class SiteSearch extends HTMLElement {
  /** What had the focus when the dialog opened. */
  #before: HTMLElement | null = null;

  connectedCallback(): void {
    // `close` does not bubble.
    ['click', 'input', 'submit', 'keydown', 'close'].forEach((type) =>
      this.addEventListener(type, this, true),
    );
    addEventListener('popstate', this);
    // Loaded by a pointer, it may be here before its content.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', this);
    else this.#followAddress();
  }

  disconnectedCallback(): void {
    removeEventListener('popstate', this);
  }

  handleEvent(event: Event): void {
    const {type} = event;
    if (type === 'click') this.#press(event as MouseEvent);
    else if (type === 'input') void this.#answer();
    else if (type === 'keydown') this.#moveFocus(event as KeyboardEvent);
    else if (type === 'close') this.#before?.focus({preventScroll: true});
    else if (type !== 'submit') this.#followAddress();
    else if (!this.#dialog) {
      event.preventDefault();
      void this.#answer();
    }
  }

  get #dialog() {
    return this.querySelector('dialog');
  }

  get #box() {
    return this.querySelector('input');
  }

  #part = (name: string) => this.querySelector<HTMLElement>(`[data-part=${name}]`)!;

  #press(event: MouseEvent): void {
    const {target} = event;
    if (!isPlainClick(event)) return;
    const pressed = (target as Element).closest<HTMLElement>('a,button');
    const dialog = this.#dialog;
    if (pressed?.matches('a[data-press]')) {
      event.preventDefault();
      this.#open(pressed as HTMLAnchorElement);
    } else if (pressed?.dataset.part === 'again') void this.#answer();
    else if (target === dialog || pressed?.dataset.part === 'close') dialog?.close();
    else if (dialog && pressed?.matches('a')) this.#leave(pressed as HTMLAnchorElement, dialog);
  }

  #open(link: HTMLAnchorElement): void {
    const onPage = document.querySelector<HTMLElement>('main site-search input');
    if (onPage) {
      onPage.focus();
      return;
    }
    const [dialog, box] = [this.#dialog, this.#box];
    // Safari and Firefox have dialogs since 2022 only.
    if (!dialog || !box || !('showModal' in dialog)) {
      location.assign(link.href);
      return;
    }
    if (dialog.open) return;
    const {activeElement} = document;
    this.#before = activeElement === document.body ? link : (activeElement as HTMLElement);
    box.value ||= String((history.state as {typed?: string} | null)?.typed ?? '');
    dialog.showModal();
    box.focus();
    box.select();
    void this.#answer();
  }

  /** An answer is followed. */
  #leave(link: HTMLAnchorElement, dialog: HTMLDialogElement): void {
    // For the way back to this page, and for nothing else.
    const typed = this.#box!.value;
    history.replaceState({...(history.state as object | null), typed}, '');
    // The page stays: the place in it must be seen.
    if (link.pathname !== location.pathname || link.search !== location.search) return;
    this.#before = null;
    dialog.close();
  }

  /** From the box to the first answer and further, and back. */
  #moveFocus(event: KeyboardEvent): void {
    const [dialog, box] = [this.#dialog, this.#box];
    if (!dialog?.open || !box) return;
    // Safari keeps Escape in a search box to itself, to empty it.
    if (event.key === 'Escape' && event.target === box && !box.value) dialog.close();
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...this.#part('answers').querySelectorAll('a')];
    const stops = [box, ...links.filter((link) => link.getClientRects().length > 0)];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.max(0, at) + step]?.focus();
  }

  /** On the search page. */
  #followAddress(): void {
    const box = this.#box;
    if (!box || this.#dialog) return;
    const query = new URLSearchParams(location.search).get(PARAMETER);
    if (query !== null) box.value = query;
    if (query !== null || box.value) void this.#answer();
  }

  async #answer(): Promise<void> {
    if (!this.#dialog) setAddress(this.#box!.value.trim());
    this.#part('answers').hidden = false;
    if (!search) {
      loading ??= load(this.#part('answers').dataset.base!);
      this.#show();
      await loading;
    }
    this.#show();
  }

  #show(): void {
    const query = this.#box!.value.trim();
    const words = this.#part('answers').dataset as Record<string, string>;
    const found = query && search ? search(query) : undefined;
    const count = found?.answers.length ?? 0;
    const most = this.#dialog ? IN_DIALOG : Infinity;
    const number = (value: number) => digits(value, toLocale(document.documentElement.lang));
    const counted = (value: number, form: string) => form.replace('{count}', number(value));

    let said = '';
    if (!search) said = loading ? words.loading! : words.failed!;
    else if (count > 0) said = counted(count, count === 1 ? words.one! : words.other!);
    else if (query) said = words.none!.replace('{query}', () => query);
    const status = this.querySelector('[role=status]')!;
    // The same words again would be said again.
    if (status.textContent !== said) status.textContent = said;

    const list = this.#part('list');
    list.textContent = '';
    if (found) {
      const shown = {...found, answers: found.answers.slice(0, most)};
      list.append(
        ...tools!.answerList(shown, words.base!, (people) =>
          people > 0
            ? counted(people, people === 1 ? words.personOne! : words.personOther!)
            : words.inApp!,
        ),
      );
    }
    const more = this.#part('more') as HTMLAnchorElement;
    more.search = `?${String(new URLSearchParams({[PARAMETER]: query}))}`;
    more.firstElementChild!.textContent = counted(count, words.more!);
    more.hidden = count <= most;
    this.#part('hint').hidden = !search || query !== '';
    this.#part('near').hidden = !found?.isNear || count === 0;
    this.#part('nothing').hidden = !found || count > 0;
    this.#part('failed').hidden = Boolean(search ?? loading);
  }
}

function setAddress(query: string): void {
  const search = query ? `?${String(new URLSearchParams({[PARAMETER]: query}))}` : '';
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

customElements.define('site-search', SiteSearch);
