import {
  attribute,
  type Element,
  elementsIn,
  isHidden,
  named,
  type Parent,
  readHtml,
  textOf,
} from '../../lib/html';

export interface PageSection {
  /** The id to jump to; empty when only the page has an address. */
  anchor: string;
  title: string;
  /** What follows the heading, a line for each block. */
  text: string;
  /** Whether it stands in for something that the owner has yet to supply. */
  standin: boolean;
}

type Child = Parent['childNodes'][number];

const isElement = (node: Child): node is Element => 'tagName' in node;
const has = (name: string) => (element: Element) => attribute(element, name) !== undefined;
const isHeading = named('h1', 'h2', 'h3', 'h4');

/** A heading that only screen readers have is a good title all the same. */
const isHiddenHeading = (element: Element) =>
  isHeading(element) && attribute(element, 'class')?.includes('visually-hidden');

/** Elements about one thing: what follows them belongs to the heading before them again. */
const isCard = named('article', 'section', 'aside', 'form', 'details', 'li');

/** Controls, links and small print around the text. What is not printed is not part of it either. */
function isLeftOut(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').split(' ');
  return (
    isHidden(element) ||
    named('nav', 'select', 'textarea', 'button', 'label', 'fieldset', 'dialog', 'small')(element) ||
    ['no-print', 'without-js', 'hash-link'].some((name) => classes.includes(name)) ||
    attribute(element, 'role') === 'status' ||
    // A link to this page in the other language, and a whole text in it: its own page has it.
    has('hreflang')(element) ||
    (element.tagName === 'details' && has('lang')(element)) ||
    has('hidden')(element) ||
    // A button for the rest of a list, which follows it.
    (element.tagName === 'details' && element.childNodes.filter(isElement).length === 1) ||
    // What the app page says to those who followed a dead link.
    attribute(element, 'id') === 'not-found'
  );
}

/**
 * The text of a finished page in pieces, one for each heading. A `summary` is the heading of what it
 * opens, unless there are headings in it.
 *
 * @returns the first is the head of the page, with the page's heading as its title
 * @throws when the page has no `main` element or no heading
 */
export function sectionsOf(html: string): PageSection[] {
  const [main] = elementsIn(readHtml(html), named('main'));
  if (!main) throw new Error('A page has no main element.');
  const sections: PageSection[] = [];
  const standins = standinParts(main);
  let current: PageSection = {anchor: '', title: '', text: '', standin: false};

  function walk(parent: Parent, cards: readonly Element[], standin: boolean): void {
    const children = parent.childNodes.filter(({nodeName}) => nodeName !== '#comment');
    children.forEach((node, index) => {
      if (!isElement(node)) {
        if ('value' in node) current.text += node.value.replace(/\s+/g, ' ');
        return;
      }
      if (isLeftOut(node) && !isHiddenHeading(node)) return;
      const isStandin = standin || standins.has(node);
      if (isHeading(node) || isTitle(node, parent)) {
        const title = tidy(textOf(node, isLeftOut)).replace(/\n/g, ' ');
        const anchor = sections.length === 0 ? '' : anchorOf(node, cards);
        // In a card with one heading, what stands above the heading is about the same thing.
        const above = current.title ? '' : current.text;
        current = {anchor, title, text: above, standin: isStandin};
        sections.push(current);
        return;
      }
      // It opens what has headings of its own.
      if (node.tagName === 'summary') return;
      const before = current;
      if (isCard(node) && hasOneHeading(node)) current = {...before, title: '', text: ''};
      walk(node, isCard(node) ? [node, ...cards] : cards, isStandin);
      if (isCard(node)) current = before;
      const next = children[index + 1];
      current.text += endOf(node, next !== undefined && isElement(next));
    });
  }

  walk(main, [], false);
  if (sections.length === 0) throw new Error('A page has no heading.');
  return sections.map((section) => ({...section, text: tidy(section.text)}));
}

const hasOneHeading = (element: Element) => elementsIn(element, isHeading).length === 1;

const isTitle = (element: Element, parent: Parent) =>
  element.tagName === 'summary' && elementsIn(parent, isHeading).length === 0;

const isBlock = named('p', 'li', 'div', 'dd', 'tr', 'ul', 'ol', 'dl', 'br', 'section', 'header');

/** What separates an element from what follows it. */
function endOf(element: Element, isElementNext: boolean): string {
  if (element.tagName === 'dt') return ': ';
  if (isBlock(element)) return '\n';
  // Elements without a character between them stand apart on the page.
  return isElementNext ? ' ' : '';
}

/** Without characters that nobody types, and blanks at the ends of lines. */
const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** The id of a heading, or one of the card that has no other heading. React's ids change with the code. */
function anchorOf(heading: Element, cards: readonly Element[]): string {
  const card = cards.find((one) => elementsIn(one, isHeading).length <= 1);
  const near = card ? [card, ...elementsIn(card)] : [];
  const ids = [heading, ...near].map((element) => attribute(element, 'id') ?? '');
  return ids.find((id) => id && !id.startsWith('_R_')) ?? '';
}

/**
 * What `data-standin` marks: a section that has it itself, on a note all that stands beside it, on a tag
 * the card that has it. What is in a note marks the part that the note is in.
 */
function standinParts(main: Element): Set<Element> {
  const isMarked = (element: Element) => elementsIn(element, has('data-standin')).length > 0;
  const isNote = (element: Element) => attribute(element, 'role') === 'note';
  const notes = elementsIn(main, (element) =>
    element.childNodes.some((child) => isElement(child) && isNote(child) && isMarked(child)),
  );
  const inNotes = new Set(notes.flatMap((part) => elementsIn(part, has('data-standin'))));
  const cards = elementsIn(
    main,
    (element) =>
      element.tagName === 'article' &&
      hasOneHeading(element) &&
      elementsIn(element, has('data-standin')).some((tag) => !inNotes.has(tag)),
  );
  const marked = elementsIn(main, named('section')).filter(has('data-standin'));
  return new Set([...marked, ...notes, ...cards]);
}
