import type {AnyNode, Cheerio, CheerioAPI, Element} from 'cheerio';
import {elementText, HIDDEN} from '../../lib/html';
import type {SectionRecord} from '../../lib/searchData';

const HEADING = 'h1, h2, h3, h4';

/** Elements about one thing: the text after such an element belongs to the heading before it again. */
const CARD = 'article, section, aside, form, details, li';

/** Controls, links and small print around the text, and everything that is not printed. */
const LEFT_OUT = [
  HIDDEN,
  'nav, select, textarea, button, label, fieldset, dialog, small',
  '.no-print, .without-js, .hash-link, [hidden], [role=status]',
  // Links whose own words are the same in each card: "Download Font", "Read More".
  'a[download], a[aria-labelledby]',
  // A link to this page in the other language, and a whole text in that language, which has its own page.
  '[hreflang], details[lang]',
  // A button for the rest of a list, which follows it.
  'details:has(> summary:only-child)',
  // The note of the app page for visitors who followed a dead link.
  '#not-found',
].join();

const BLOCK = 'p, li, div, dd, tr, ul, ol, dl, br, section, header';

/**
 * The text of a finished page in pieces, one for each heading. A `summary` is the heading of what it
 * opens, unless there are headings in it.
 *
 * @param file named where the page lacks what every page has
 * @returns the first is the head of the page, with the page's heading as its title
 */
export function sectionsOf(file: string, $: CheerioAPI): SectionRecord[] {
  const main = $('main').clone();
  if (main.length === 0) throw new Error(`${file} has no main element.`);
  const countHeadings = (element: AnyNode) => $(element).find(HEADING).length;
  const placeholders = placeholderParts();
  main.find(LEFT_OUT).remove();
  const sections: SectionRecord[] = [];
  let current: SectionRecord = {anchor: '', title: '', text: '', placeholder: false};
  walk(main, [], false);
  if (sections.length === 0) throw new Error(`${file} has no heading.`);
  return sections.map((section) => ({...section, text: tidy(section.text)}));

  function walk(parent: Cheerio<Element>, cards: readonly Element[], placeholder: boolean): void {
    const children = parent
      .contents()
      .get()
      .filter(({type}) => type !== 'comment');
    children.forEach((node, index) => {
      if (node.nodeType === 3) current.text += $(node).text().replace(/\s+/g, ' ');
      if (!isElement(node)) return;
      const element = $(node);
      const isPlaceholder = placeholder || placeholders.has(node);
      const isSummary = element.is('summary');
      if (element.is(HEADING) || (isSummary && countHeadings(parent[0]!) === 0)) {
        const title = tidy(elementText(element)).replace(/\n/g, ' ');
        const anchor = sections.length === 0 ? '' : anchorOf(node, cards);
        // In a card with one heading, what stands above the heading is about the same thing.
        const above = current.title ? '' : current.text;
        current = {anchor, title, text: above, placeholder: isPlaceholder};
        sections.push(current);
        return;
      }
      // The content of the `details` has headings of its own.
      if (isSummary) return;
      const before = current;
      const isCard = element.is(CARD);
      if (isCard && countHeadings(node) === 1) current = {...before, title: '', text: ''};
      walk(element, isCard ? [node, ...cards] : cards, isPlaceholder);
      if (isCard) current = before;
      const next = children[index + 1];
      // Elements without a character between them stand apart on the page.
      const isApart = next !== undefined && isElement(next);
      current.text += element.is('dt') ? ': ' : element.is(BLOCK) ? '\n' : isApart ? ' ' : '';
    });
  }

  /** The id of a heading, or one of the card that has no other heading. React's ids change with the code. */
  function anchorOf(heading: Element, cards: readonly Element[]): string {
    const card = cards.find((one) => countHeadings(one) <= 1);
    const near = card ? [card, ...$(card).find('[id]').get()] : [];
    const ids = [heading, ...near].map(({attribs}) => attribs.id ?? '');
    return ids.find((id) => id && !id.startsWith('_R_')) ?? '';
  }

  /**
   * What `data-placeholder` marks: a section that has it itself; on a note or on the paragraph before a
   * list, all that stands beside it; on a tag, the card that has it. In a note it marks the part of the
   * document that the note is in.
   */
  function placeholderParts(): Set<Element> {
    const notes = main.find(':has(> [role=note]:has([data-placeholder]))');
    const inNotes = notes.find('[data-placeholder]');
    const cards = main
      .find('article')
      .filter(
        (_, card) =>
          countHeadings(card) === 1 && $(card).find('[data-placeholder]').not(inNotes).length > 0,
      );
    const lists = main.find('p[data-placeholder] + ul');
    return new Set([...main.find('section[data-placeholder]'), ...notes, ...lists, ...cards]);
  }
}

const isElement = (node: AnyNode): node is Element => node.nodeType === 1;

/** Without characters that nobody types, and blanks at the ends of lines. */
const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
