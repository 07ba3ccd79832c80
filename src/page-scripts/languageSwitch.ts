import {isPlain} from 'site-elements/isPlain';
import {domBlocksOf} from '../lib/pageBlocks';
import {ignoreMovement} from './hideOnScroll';
import {offerNoLanguage} from './languageOffer';
import {FOLDED, unfold} from './openAnswers';
import {all, closest, DEAD_ZONE, isFromHere, on, root, session} from './page';

/** The longest time that a page which is still being parsed stays hidden, in milliseconds. */
const HIDDEN = 1000;

const blocks = () => [...domBlocksOf(document.querySelector('main') ?? document)];

const boundsOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** How far a block is above the lower edge of the header, in CSS pixels: the header covers that part. */
const above = (element: Element) =>
  Math.max(0, boundsOf(all('header')[0]!).bottom) - boundsOf(element).top;

/**
 * The place of the block that contains a link to another language, or of the block above the note with it; else
 * of the first block that can be read.
 *
 * @returns in words with spaces between: the address of the page that the link leads to, section and number of the
 *   block (see pageBlocks.ts), and how far it is above the reading line, as a share of its height, or if it begins
 *   below, in pixels less than zero. Undefined without such a block
 */
function readingPosition(link: HTMLAnchorElement): string | undefined {
  const annotated = link.closest('[role=note]')?.previousElementSibling;
  const named = blocks();
  const block =
    named.find(([, element]) => element === annotated || element.contains(link)) ??
    named.find(
      ([, element]) =>
        above(element) < boundsOf(element).height && !element.closest(`nav,${FOLDED}`),
    );
  if (!block) return undefined;
  const [name, element] = block;
  const pixels = above(element);
  return `${link.pathname} ${name} ${pixels > 0 ? pixels / element.offsetHeight : pixels}`;
}

/**
 * Links to this page in another language, which have `hreflang` (src/components/otherLanguage.ts names them all): such a
 * link gets the query and the hash, and leads to the paragraph that is read, which only the browser knows.
 */
export function switchLanguage(): void {
  on('pointerover pointerdown focusin click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[hreflang]');
    // A link inside the page has a hash of its own.
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    link.search = location.search;
    // The note below a block leads to its section.
    if (!link.closest('[role=note]')) link.hash = location.hash;
    // Otherwise the link opens in another tab or window, and this page stays as it is.
    if (event.type !== 'click' || !isPlain(event as MouseEvent)) return;
    offerNoLanguage();
    if (scrollY > DEAD_ZONE) session().place = readingPosition(link);
  });
}

/**
 * Shows the place that was kept on the page before, if it is one of this page, and forgets it. Called after
 * openAnswers.ts, so the answer of the address has opened.
 */
export function restorePosition(): void {
  if (!isFromHere()) return;
  const [path, section, index, kept] = (session().place ?? '').split(' ');
  delete session().place;
  if (path !== location.pathname) return;
  let isRead = false;
  on('wheel keydown pointerdown', () => (isRead = true));
  const show = () => (root.hidden = false);
  // Hidden, so that no other place is painted meanwhile.
  root.hidden = true;
  setTimeout(show, HIDDEN);
  const go = (): void => {
    // The block with that number in the section, else what has the id of the section.
    const element =
      new Map(blocks()).get(`${section!} ${index!}`) ?? document.getElementById(section!);
    if (isRead || !element) return;
    unfold(element);
    const share = Number(kept);
    const pixels = share > 0 ? share * element.offsetHeight : share;
    scrollBy({top: pixels - above(element), behavior: 'instant'});
    // This scrolling must not hide the header.
    ignoreMovement();
  };
  on('DOMContentLoaded', () =>
    // Chromium prepares to scroll to the hash when this event is over.
    setTimeout(() => {
      show();
      go();
      // Fonts are asked for when text is laid out, in Firefox one after the other.
      document.fonts.onloadingdone = go;
    }),
  );
}
