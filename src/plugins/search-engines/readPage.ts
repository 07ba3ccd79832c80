import {withPlainSpaces} from 'nepali-text/format';
import {
  attribute,
  type Element,
  elementsIn,
  named,
  readHtml,
  textOf,
  type Parent,
} from '../../lib/html';

export interface PageFacts {
  /** Its canonical address, with host. */
  url: string;
  /** Its short name: the middle of the title, without the product's name and its descriptor. */
  name: string;
  description: string;
  heading: string;
  /** The full address of the picture that is shared with it. */
  picture: string;
  questions: Question[];
}

export interface Question {
  question: string;
  answer: string;
}

/**
 * Reads what a reader sees, so that nothing has to be written twice.
 *
 * @throws when the head of the page lacks what every page has
 */
export function readPage(html: string): PageFacts {
  const tree = readHtml(html);
  const heads = elementsIn(tree, named('title', 'meta', 'link', 'h1'));
  const valueOf = (name: string, key: string, is: string, value: string) => {
    const element = heads.find((one) => one.tagName === name && attribute(one, key) === is);
    const found = element && attribute(element, value);
    if (!found) throw new Error(`A page has no <${name} ${key}="${is}">.`);
    return found;
  };
  const text = (name: string) => {
    const element = heads.find(named(name));
    return element ? textOf(element).replace(/\n/g, ' ') : '';
  };
  const heading = text('h1');
  const url = valueOf('link', 'rel', 'canonical', 'href');
  if (!heading) {
    throw new Error(
      `The page ${url} has no main heading. Begin its text with one, for example: # Our story`,
    );
  }
  return {
    url,
    name: text('title').split(' | ').slice(1, -1).join(' | '),
    description: valueOf('meta', 'name', 'description', 'content'),
    heading,
    picture: valueOf('meta', 'property', 'og:image', 'content'),
    questions: questionsIn(tree),
  };
}

/** What the component `<Faq>` renders: a `details` element with an id. */
function questionsIn(tree: Parent): Question[] {
  const isFaq = (element: Element) =>
    element.tagName === 'details' && attribute(element, 'data-faq') !== undefined;
  return elementsIn(tree, isFaq).map((faq) => {
    const [question] = elementsIn(faq, named('summary'));
    const [answer] = elementsIn(faq, (element) => attribute(element, 'id') !== undefined);
    if (!question || !answer) throw new Error('A question of <Faq> has no answer.');
    const permalink = `#${attribute(answer, 'id')}`;
    return {
      question: withPlainSpaces(textOf(question)),
      answer: withPlainSpaces(
        textOf(answer, (element) => attribute(element, 'href') === permalink),
      ),
    };
  });
}
