import {attribute, elementsIn, rawText, readHtml} from '../../lib/html';

/** Data for machines, which a browser never runs. */
const DATA = /^application\/(?:[a-z]+\+)?json$/i;

/** What a page carries in itself that a content policy has to allow or forbids. */
interface InlineCode {
  scripts: string[];
  /** Those of src/plugins/starter that only some pages have. */
  scriptsForSome: string[];
  styles: string[];
  /** What no policy of this site allows, each in words for a message. */
  forbidden: string[];
}

export function inlineCode(html: string): InlineCode {
  const elements = elementsIn(readHtml(html));
  const isInlineScript = (element: (typeof elements)[number]) =>
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    !DATA.test(attribute(element, 'type') ?? '');
  const isForSome = (element: (typeof elements)[number]) =>
    attribute(element, 'data-for') !== undefined;
  const scripts = elements.filter(isInlineScript);
  return {
    scripts: scripts.filter((script) => !isForSome(script)).map(rawText),
    scriptsForSome: scripts.filter(isForSome).map(rawText),
    styles: elements.filter(({tagName}) => tagName === 'style').map(rawText),
    forbidden: elements.flatMap(({attrs}) =>
      attrs.flatMap(({name, value}) => [
        ...(/^on[a-z]|^style$/.test(name) ? [`the attribute ${name}`] : []),
        ...(/^\s*javascript:/i.test(value) ? [`an address "${value.slice(0, 30)}"`] : []),
      ]),
    ),
  };
}
