import {blocksOf} from '../../lib/blocks';
import {copyOf} from './copyOf';
import {type Block, pairBlocks} from './pairBlocks';

/**
 * Shows an article in two languages: beside each block of ours, its counterpart in the page to which
 * the link `a[data-load=both]` leads. The address says so, with `?both`, and the links in its `nav` show it.
 *
 * A script of its own, which src/plugins/starter loads when the link is pressed or the address has the
 * parameter; together with the files that it imports. What it adds has `data-twin`, and is away while React
 * hydrates the page. On the root element, `data-view="both"` is for its style sheet, and `data-columns` on
 * what holds a pair says that there is room for two columns.
 */

/** In the address. The starter knows it, too. */
const PARAMETER = /^both(?:=|$)/;

/** What is not prose, or is in the other language already, in a folded `<Lang>`. */
const OTHER = 'nav,form,.no-print,.visually-hidden,details[lang]';
/** A row of buttons is a list without marks. */
const BUTTON = '.plain>li';

/** Blocks after which their counterpart goes, paragraphs and headings; that of others goes into them. */
const FOLLOWED = /^[PH]/;

/** Two columns need this width of the screen, and of what holds them, in CSS pixels. */
const WIDE_SCREEN = 901;
const WIDE = 600;

/** Below the header: the paragraph at this height of the screen stays there, in CSS pixels. */
const LINE = 100;

type Page = Window & typeof globalThis;

interface Addition {
  readonly own: HTMLElement;
  readonly copy: HTMLElement;
}

/**
 * @param sheet the address of the style sheet
 * @param loadTwin resolves to the page at an address; rejects when it cannot be had
 */
export function bothLanguages(
  page: Page,
  sheet: string,
  loadTwin: (address: string) => Promise<Document>,
): void {
  const {document, location} = page;
  const root = document.documentElement;
  const one = <E extends Element = HTMLElement>(selector: string): E | null =>
    document.querySelector<E>(selector);
  const control = () => one<HTMLAnchorElement>('a[data-load=both]');
  const ownLink = () =>
    control()?.parentElement?.querySelector<HTMLElement>(`[hreflang="${root.lang}"]`);
  const parameters = () => location.search.slice(1).split('&').filter(Boolean);
  const isWanted = () => parameters().some((each) => PARAMETER.test(each));
  /** In a build, the scripts of a page wait for the starter; otherwise they start by themselves. */
  const isHydrating = () =>
    root.dataset.scripts === 'loading' ||
    (root.dataset.scripts === 'ready' && !one('script[type=later]'));

  /** While both languages are shown, and while they are away for React. */
  let twin: Document | undefined;
  let additions: Addition[] = [];
  let isBusy = false;
  let sheetLoaded: Promise<unknown> | undefined;

  page.addEventListener('click', choose);
  page.addEventListener('resize', arrange);
  ['popstate', 'pagechange'].forEach((type) => page.addEventListener(type, followAddress));
  new MutationObserver(() => {
    if (!twin) followAddress();
    else if (isHydrating()) keepPlace(remove);
    else if (additions.length === 0) keepPlace(insert);
  }).observe(root, {attributeFilter: ['data-scripts']});
  // The starter has marked a link that was pressed.
  if (control()?.hasAttribute('aria-busy')) void open();
  else followAddress();

  function choose(event: MouseEvent): void {
    const {target, button, ctrlKey, metaKey, shiftKey, altKey} = event;
    const link = target instanceof page.Element && target.closest('a');
    if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
    if (link === control()) {
      event.preventDefault();
      if (!twin) void open();
    } else if (twin && link === ownLink()) {
      event.preventDefault();
      close();
      setAddress(query());
    } else if (link.parentElement === control()?.parentElement) {
      // That language alone: the starter has copied our query.
      link.search = query();
    }
  }

  function followAddress(): void {
    // After a change of page inside the site nothing of the last one is left.
    if (twin && !(isWanted() && additions.some(({own}) => own.isConnected))) close();
    if (isWanted() && !twin && root.dataset.scripts !== 'failed') void open();
  }

  async function open(): Promise<void> {
    const link = control();
    if (!link || isBusy) return;
    isBusy = true;
    link.setAttribute('aria-busy', 'true');
    try {
      sheetLoaded ??= loadSheet();
      const [, loaded] = await Promise.all([sheetLoaded, loadTwin(link.href)]);
      page.dispatchEvent(new Event('scriptsloaded'));
      if (link.isConnected) {
        twin = loaded;
        setAddress(query('both'));
        if (!isHydrating()) keepPlace(insert);
      }
    } catch {
      page.dispatchEvent(new Event('scriptsfailed'));
    }
    link.removeAttribute('aria-busy');
    isBusy = false;
    // Another page of the site came meanwhile, and may ask for both, too.
    if (!link.isConnected) followAddress();
  }

  function close(): void {
    keepPlace(remove);
    twin = undefined;
  }

  /** The query of the address without the parameter, and with what is added. */
  function query(...added: string[]): string {
    const all = [...parameters().filter((each) => !PARAMETER.test(each)), ...added];
    return all.length > 0 ? `?${all.join('&')}` : '';
  }

  function setAddress(search: string): void {
    page.history.replaceState(page.history.state, '', location.pathname + search + location.hash);
  }

  function loadSheet(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet;
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        sheetLoaded = undefined;
        reject(new Error(sheet));
      };
      document.head.append(link);
    });
  }

  function proseOf(whole: Document): readonly Block[] {
    return [...blocksOf(whole.querySelector('main')!)]
      .filter(
        ([, element]) =>
          element.textContent!.trim() && !element.closest(OTHER) && !element.matches(BUTTON),
      )
      .map(([name, element]) => ({section: name.split(' ')[0]!, element}));
  }

  function insert(): void {
    if (!twin) return;
    const address = control()!.pathname;
    for (const pair of pairBlocks(proseOf(document), proseOf(twin))) {
      // A name, or a figure in the same digits, is not said twice.
      if (!pair.isRest && pair.own.textContent === pair.twin.textContent) continue;
      const isInside = !pair.isRest && !FOLLOWED.test(pair.own.tagName);
      const copy = copyOf(pair.twin, isInside ? 'span' : 'div', address);
      if (isInside) pair.own.append(copy);
      else if (pair.isRest) endOf(pair.own).after(copy);
      else pair.own.after(copy);
      additions.push({own: pair.own, copy});
    }
    root.dataset.view = 'both';
    mark(control(), ownLink());
    say(control()!.textContent!);
    arrange();
  }

  /** A list or a table cannot be parted by a rest; and each rest follows the one before it. */
  function endOf(own: HTMLElement): Element {
    let end: Element = own.closest('ul,ol,dl,table,details') ?? own;
    while (end.nextElementSibling?.matches('[data-twin]')) end = end.nextElementSibling;
    return end;
  }

  function remove(): void {
    holders().forEach((element) => element.removeAttribute('data-columns'));
    additions.forEach(({copy}) => copy.remove());
    additions = [];
    delete root.dataset.view;
    mark(ownLink(), control());
    say('');
  }

  function mark(current?: Element | null, other?: Element | null): void {
    current?.setAttribute('aria-current', 'page');
    other?.removeAttribute('aria-current');
  }

  /** To screen readers, in the live region of src/theme/Root.tsx. */
  function say(words: string): void {
    const status = one('#route-status');
    if (status) status.textContent = words;
  }

  /** What holds a pair, and could have two columns. */
  const holders = () =>
    additions.flatMap(({copy: {tagName, parentElement: holder}}) => {
      const isFit = tagName === 'SPAN' ? holder?.matches('li') : !holder?.matches('li,header');
      return holder && isFit ? [holder] : [];
    });

  function arrange(): void {
    const all = holders();
    const isWide = all.map(
      ({clientWidth}) => page.innerWidth >= WIDE_SCREEN && clientWidth >= WIDE,
    );
    all.forEach((element, index) => element.toggleAttribute('data-columns', isWide[index]));
  }

  /** Makes a change, and leaves the paragraph that is read where it is. */
  function keepPlace(change: () => void): void {
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    const pairEnd = (block: Element) =>
      bottom(additions.find(({own}) => own === block)?.copy ?? block);
    const read = [...blocksOf(one('main')!).values()].find((block) => pairEnd(block) > LINE);
    const top = () => read!.getBoundingClientRect().top;
    // Of a block whose counterpart alone is in view, the beginning comes there.
    const before = read && (bottom(read) > LINE ? top() : LINE);
    change();
    if (before === undefined) return;
    // Not smoothly; `behavior: 'instant'` is too new for Safari 14.
    root.style.scrollBehavior = 'auto';
    page.scrollBy(0, top() - before);
    root.style.scrollBehavior = '';
  }
}
