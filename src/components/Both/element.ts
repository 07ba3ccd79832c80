import {fetchTranslation} from '@site/src/lib/fetchTranslation';
import {domBlocksOf} from '@site/src/lib/pageBlocks';
import {isPlain, SiteElement} from 'site-elements/element';
import {writeHistory} from 'site-elements/history';
import {cloneBlock, type DomBlock, pairBlocks} from './translation';

/** The parameter of the address. */
const PARAMETER = /^both(?:=|$)/;

/** Elements that are no prose, or already in the other language: a folded `<Lang>`. */
const OTHER = 'nav,form,.no-print,.visually-hidden,details[lang]';
/** Items of a row of buttons, which is a list without marks. */
const BUTTON = '.plain>li';

/** Paragraphs and headings: their counterpart is put after them, that of other blocks into them. */
const FOLLOWED = /^[PH]/;

/** The least width of the screen, and of the element that holds a pair, for two columns, in CSS pixels. */
const WIDE_SCREEN = 901;
const WIDE = 600;

/** The height on the screen, below the header, at which the paragraph that is read begins or goes on, in CSS pixels. */
const LINE = 100;

const root = document.documentElement;

/**
 * The language links of an article. The last link shows the article in two languages: beside each block of ours,
 * its counterpart in the page to which the link leads. The address then has `?both`.
 *
 * Unlike other elements it adds elements to the page around it, with `data-translation`. For the style sheet, the
 * root element has `data-view="both"`, and an element with room for two columns `data-columns`.
 */
export default class SiteBoth extends SiteElement {
  connectedCallback(): void {
    this.listen('click');
    this.listen('resize popstate', window);
    this.#followAddress();
  }

  handleEvent(event: Event): void {
    if (event.type === 'click') this.#choose(event as MouseEvent);
    else if (event.type === 'resize') this.#arrange();
    else this.#followAddress();
  }

  get #control() {
    return this.querySelector<HTMLAnchorElement>('a[data-press]')!;
  }

  /** Whether both languages are shown. */
  get #isOpen() {
    return root.dataset.view === 'both';
  }

  #choose(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain(event)) return;
    if (link === this.#control) {
      event.preventDefault();
      if (!this.#isOpen) void this.#open();
    } else if (link.lang !== root.lang) {
      // The link leads to that language alone: the language switch has given it the query of this page.
      link.search = queryWith();
    } else if (this.#isOpen) {
      event.preventDefault();
      keepPlace(() => this.#close());
      setAddress(queryWith());
    }
  }

  #followAddress(): void {
    const isWanted = parameters().some((each) => PARAMETER.test(each));
    if (isWanted && !this.#isOpen) void this.#open();
    else if (!isWanted && this.#isOpen) keepPlace(() => this.#close());
  }

  async #open(): Promise<void> {
    const control = this.#control;
    if (control.getAttribute('aria-busy')) return;
    control.setAttribute('aria-busy', 'true');
    try {
      const translation = await fetchTranslation(control.href);
      root.dataset.elements = 'ready';
      keepPlace(() => this.#insert(translation));
      setAddress(queryWith('both'));
    } catch {
      root.dataset.elements = 'failed';
    }
    control.removeAttribute('aria-busy');
  }

  #insert(translation: Document): void {
    const address = this.#control.pathname;
    for (const pair of pairBlocks(proseOf(document), proseOf(translation))) {
      // A name, or a figure in the same digits, is not shown twice.
      if (!pair.isRest && pair.ours.textContent === pair.translation.textContent) continue;
      const isInside = !pair.isRest && !FOLLOWED.test(pair.ours.tagName);
      const copy = cloneBlock(pair.translation, isInside ? 'span' : 'div', address);
      if (isInside) pair.ours.append(copy);
      else if (pair.isRest) endOf(pair.ours).after(copy);
      else pair.ours.after(copy);
    }
    root.dataset.view = 'both';
    this.#mark(this.#control);
    this.#arrange();
  }

  #close(): void {
    this.#holders().forEach((element) => element.removeAttribute('data-columns'));
    copies().forEach((copy) => copy.remove());
    delete root.dataset.view;
    this.#mark(this.querySelector<HTMLAnchorElement>(`a[hreflang=${root.lang}]`)!);
  }

  /** Marks the link of what is shown; announces it when both languages are. */
  #mark(current: HTMLAnchorElement): void {
    this.querySelector('[aria-current]')!.removeAttribute('aria-current');
    current.setAttribute('aria-current', 'page');
    this.querySelector('[role=status]')!.textContent =
      current === this.#control ? current.textContent : '';
  }

  /** The elements that hold a pair and could have two columns. */
  #holders = () =>
    copies().flatMap(({tagName, parentElement: holder}) => {
      const isFit = tagName === 'SPAN' ? holder?.matches('li') : !holder?.matches('li,header');
      return holder && isFit ? [holder] : [];
    });

  #arrange(): void {
    const all = this.#holders();
    const isWide = all.map(({clientWidth}) => innerWidth >= WIDE_SCREEN && clientWidth >= WIDE);
    all.forEach((element, index) => element.toggleAttribute('data-columns', isWide[index]));
  }
}

/** Makes a change and keeps the paragraph that is read at its place on the screen. */
function keepPlace(change: () => void): void {
  const blocks = [...domBlocksOf(document.querySelector('main')!).values()];
  const read = blocks.find((block) => block.getBoundingClientRect().bottom > LINE);
  const top = () => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  // Not smoothly; `behavior: 'instant'` is too new for Safari 14.
  root.style.scrollBehavior = 'auto';
  scrollBy(0, top() - before);
  root.style.scrollBehavior = '';
}

const copies = () => [...document.querySelectorAll('[data-translation]')];

const parameters = () => location.search.slice(1).split('&').filter(Boolean);

/** The query of the address without the parameter, and with what is added. */
function queryWith(...added: string[]): string {
  const all = [...parameters().filter((each) => !PARAMETER.test(each)), ...added];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

function setAddress(search: string): void {
  writeHistory('replaceState', location.pathname + search + location.hash);
}

function proseOf(whole: Document): readonly DomBlock[] {
  return [...domBlocksOf(whole.querySelector('main')!)]
    .filter(
      ([, element]) =>
        element.textContent!.trim() && !element.closest(OTHER) && !element.matches(BUTTON),
    )
    .map(([name, element]) => ({section: name.split(' ')[0]!, element}));
}

/** The element after which a block that we lack is put: not inside a list or a table, and after the blocks before it. */
function endOf(ours: HTMLElement): Element {
  let end: Element = ours.closest('ul,ol,dl,table,details') ?? ours;
  while (end.nextElementSibling?.matches('[data-translation]')) end = end.nextElementSibling;
  return end;
}
