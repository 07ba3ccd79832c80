import {fill} from 'content/lists/fill';
import {keyOf} from 'nepali-text/keys';
import type {ChoiceRecord, SearchData} from '@site/src/lib/searchData';
import type {SearchFunction} from '@site/src/lib/searchIndex';
import {SEARCH_NAMES_FILE, SEARCH_TEXTS_FILE} from '@site/src/lib/urls';
import {announce, isPlain, SiteElement} from 'site-elements/element';
import {writeHistory} from 'site-elements/history';
import {localDigits} from '@site/src/lib/localDigits';
import {loadModule} from 'site-elements/loadModule';
import type * as Tools from './search.lazy';

const PARAMETER = 'q';
/** Milliseconds after the last letter before the address is written. */
const TYPING_PAUSE = 250;
/** Answers that fit on two screens of a phone. */
const IN_DIALOG = 8;

/** The search, once records and module are loaded; shared by both boxes of the search page. */
let search: SearchFunction | undefined;
let data: SearchData | undefined;
let tools: typeof Tools | undefined;
let loading: Promise<void> | undefined;

/** Loads the records; of a large site the names, and at the next call the texts. */
async function load(base: string): Promise<void> {
  try {
    const [response, module] = await Promise.all([
      fetch(`${base}/${data ? SEARCH_TEXTS_FILE : SEARCH_NAMES_FILE}`),
      tools ?? loadModule<typeof Tools>('search'),
    ]);
    if (!response.ok) throw new Error(response.statusText);
    tools = module;
    const records = {...data, ...((await response.json()) as SearchData)};
    // Throws when the texts are those of another release.
    search = tools.searchIndex(records);
    data = records;
  } catch {
    // The next press or letter tries again.
  }
  loading = undefined;
}

/**
 * Answers while somebody types. In the header the element is around a link, which opens a dialog; on the search page
 * it is around the form, with the answers below. Without the module, link and form lead to the search page, which
 * lists everything.
 */
export default class SiteSearch extends SiteElement {
  /** What had the focus when the dialog opened. */
  #before: HTMLElement | null = null;
  #timer = 0;
  /** What the answers on the screen are for. */
  #query = '';

  connectedCallback(): void {
    this.listen('click input change submit keydown close');
    this.listen('popstate', window);
    this.#followAddress();
  }

  handleEvent(event: Event): void {
    const {type} = event;
    if (type === 'click') this.#press(event as MouseEvent);
    else if (type === 'input') {
      void this.#answer();
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#keepWords(), TYPING_PAUSE);
    } else if (type === 'change') this.#keepWords();
    else if (type === 'keydown') this.#moveFocus(event as KeyboardEvent);
    else if (type === 'close') this.#before?.focus({preventScroll: true});
    else if (type === 'popstate') this.#followAddress();
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

  #press(event: MouseEvent): void {
    const {target} = event;
    if (!isPlain(event)) return;
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
    if (onPage) return onPage.focus();
    const [dialog, box] = [this.#dialog, this.#box];
    // Safari and Firefox have dialogs since 2022 only.
    if (!dialog || !box || !('showModal' in dialog)) return location.assign(link.href);
    if (dialog.open) return;
    const {activeElement} = document;
    this.#before = activeElement === document.body ? link : (activeElement as HTMLElement);
    box.value ||= String((history.state as {typed?: string} | null)?.typed ?? '');
    dialog.showModal();
    box.focus();
    box.select();
    void this.#answer();
  }

  /** Leaves the dialog by the link of an answer. */
  #leave(link: HTMLAnchorElement, dialog: HTMLDialogElement): void {
    // The typed words are for the way back to this page only.
    const typed = this.#box!.value;
    writeHistory('replaceState', undefined, {...(history.state as object | null), typed});
    // The link leads to a place in this page, which must be seen.
    if (link.pathname !== location.pathname || link.search !== location.search) return;
    this.#before = null;
    dialog.close();
  }

  /** Moves the focus from the box to the first answer and further, and back. */
  #moveFocus(event: KeyboardEvent): void {
    const [dialog, box] = [this.#dialog, this.#box];
    if (!dialog?.open || !box) return;
    const key = keyOf(event);
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    // Safari handles Escape in a search box itself, to empty it.
    const isClosing = key === 'Escape' && event.target === box && !box.value;
    if (!step && !isClosing) return;
    // Otherwise Escape would also close the picture below the search.
    event.preventDefault();
    if (!step) return dialog.close();
    const links = [...this.byPart('answers').querySelectorAll('a')];
    const stops = [box, ...links.filter((link) => link.getClientRects().length > 0)];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.max(0, at) + step]?.focus();
  }

  /** Searches for the words in the address of the search page. */
  #followAddress(): void {
    const box = this.#box;
    if (!box || this.#dialog) return;
    const query = new URLSearchParams(location.search).get(PARAMETER);
    if (query !== null) box.value = query;
    if (query === null && !box.value) return;
    void this.#answer();
    this.#keepWords();
  }

  /** Writes the words into the address of the search page: when typing rests, and when the box is left by a link. */
  #keepWords(): void {
    clearTimeout(this.#timer);
    const search = queryFor(this.#box!.value.trim());
    if (!this.#dialog && search !== location.search)
      writeHistory('replaceState', location.pathname + search + location.hash);
  }

  /** Answers with what is there, then with what has to be fetched for these words. */
  async #answer(): Promise<void> {
    this.byPart('answers').hidden = false;
    const before = data;
    if (this.#show(true)) return;
    loading ??= load(this.byPart('answers').dataset.base!);
    await loading;
    if (data === before) this.#show(false);
    else void this.#answer();
  }

  /** @returns whether no record is missing for these words */
  #show(isLoading: boolean): boolean {
    const query = this.#box!.value.trim();
    const words = this.byPart('answers').dataset as Record<string, string>;
    const found = search?.(query);
    const count = found?.isComplete ? found.answers.length : 0;
    const isNothing = found?.isComplete && found.isEnough && count === 0;
    const most = this.#dialog ? IN_DIALOG : Infinity;
    const formatCount = (value: number, one: string, other = one) =>
      fill(value === 1 ? one : other, {count: localDigits(value)});

    let said = '';
    if (!found?.isComplete) said = isLoading ? words.loading! : words.failed!;
    else if (count > 0) said = formatCount(count, words.one!, words.other);
    else if (isNothing) said = fill(words.none!, {query});
    announce(this.querySelector('[role=status]')!, said);

    const list = this.byPart('list');
    if (query !== this.#query) list.textContent = '';
    this.#query = query;
    if (found) {
      const leadsTo = ({kind, people}: ChoiceRecord) =>
        kind === 'profession'
          ? formatCount(people!, words.personOne!, words.personOther)
          : words[kind]!;
      // An answer stays where it is, perhaps under a finger; what the texts add follows it.
      const shown = [...list.children].map(addressOf);
      const answers = found.answers.slice(0, most + shown.length);
      const added = tools!
        .answerList({...found, answers}, words.base!, leadsTo, words.similar!)
        .filter((item) => !shown.includes(addressOf(item)));
      list.append(...added.slice(0, most - shown.length));
    }
    const more = this.byPart<HTMLAnchorElement>('more');
    more.search = queryFor(query);
    more.firstElementChild!.textContent = formatCount(count, words.more!);
    more.hidden = count <= most;
    this.byPart('hint').hidden = !found || found.isEnough;
    this.byPart('near').hidden = !found?.isNear || count === 0;
    this.byPart('nothing').hidden = !isNothing;
    this.byPart('failed').hidden = said !== words.failed;
    return Boolean(found?.isComplete);
  }
}

const addressOf = (item: Element) => item.querySelector('a')!.href;

const queryFor = (query: string) =>
  query && `?${String(new URLSearchParams({[PARAMETER]: query}))}`;
