import type {CheerioAPI} from 'cheerio';
import {withPlainSpaces} from 'nepali-text/format';
import {elementText} from '../../lib/html';

export type PageMetadata = ReturnType<typeof pageMetadata>;

/**
 * Reads what a reader sees, so that nothing has to be written twice.
 *
 * @param file named where the page lacks what every page has
 */
export function pageMetadata(file: string, $: CheerioAPI) {
  const valueOf = (selector: string, name: string) => {
    const found = $(selector).attr(name);
    if (!found) throw new Error(`${file} has no element ${selector}.`);
    return found;
  };
  const lineOf = (name: 'title' | 'h1') => elementText($(name).first()).replace(/\n/g, ' ');
  const url = valueOf('link[rel=canonical]', 'href');
  const heading = lineOf('h1');
  if (!heading) {
    throw new Error(
      `${file} has no main heading. Begin its text with one, for example: # Our story`,
    );
  }
  return {
    /** Its canonical address, with host. */
    url,
    /** Its short name: the middle of the title, without the product's name and its descriptor. */
    name: lineOf('title').split(' | ').slice(1, -1).join(' | '),
    description: valueOf('meta[name=description]', 'content'),
    heading,
    /** The full address of the picture that is shared with it. */
    picture: valueOf('meta[property="og:image"]', 'content'),
    /** What the component `<Faq>` renders: a `details` element with an id. */
    questions: $('details[data-faq]')
      .get()
      .map((faq) => {
        const answer = $(faq).find('[id]').first();
        const permalink = `[href="#${answer.attr('id')}"]`;
        return {
          question: withPlainSpaces(elementText($(faq).find('summary').first())),
          answer: withPlainSpaces(elementText(answer, permalink)),
        };
      }),
  };
}
