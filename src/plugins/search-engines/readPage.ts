import {readFileSync} from 'node:fs';
import path from 'node:path';
import {withPlainSpaces} from 'nepali-text/format';
import {readHtml, textOf} from '../../lib/html';
import {pageFile} from '../../lib/urls';
import type {Language} from '../finish-build';

/** The finished pages of a language. @param dir the folder of all languages */
export const readPages = (dir: string, {base, pages}: Language) =>
  pages.map((address) => {
    const file = path.join(dir, pageFile(address));
    const html = readFileSync(file, 'utf8');
    return {address, name: address.slice(base.length), file, html, facts: readPage(html)};
  });

export type PageFacts = ReturnType<typeof readPage>;

/**
 * Reads what a reader sees, so that nothing has to be written twice.
 *
 * @throws when the page lacks what every page has
 */
export function readPage(html: string) {
  const $ = readHtml(html);
  const valueOf = (selector: string, name: string) => {
    const found = $(selector).attr(name);
    if (!found) throw new Error(`A page has no element ${selector}.`);
    return found;
  };
  const lineOf = (name: 'title' | 'h1') => textOf($(name).first()).replace(/\n/g, ' ');
  const url = valueOf('link[rel=canonical]', 'href');
  const heading = lineOf('h1');
  if (!heading) {
    throw new Error(
      `The page ${url} has no main heading. Begin its text with one, for example: # Our story`,
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
          question: withPlainSpaces(textOf($(faq).find('summary').first())),
          answer: withPlainSpaces(textOf(answer, permalink)),
        };
      }),
  };
}
