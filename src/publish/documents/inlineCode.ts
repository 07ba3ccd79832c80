import type {Cheerio, CheerioAPI, Element} from 'cheerio';

/** The inline code of a document that a content policy has to allow. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
  /** Describes code that it cannot allow. */
  forbidden: string[];
}

/** Data for machines, which a browser never runs. */
const DATA = /^application\/(?:[a-z]+\+)?json$/i;

export function inlineCode($: CheerioAPI): InlineCode {
  const sourcesOf = (elements: Cheerio<Element>) =>
    elements.get().map((element) => $(element).html()!);
  return {
    scripts: sourcesOf(
      $('script:not([src])').filter((_, {attribs}) => !DATA.test(attribs.type ?? '')),
    ),
    styles: sourcesOf($('style')),
    forbidden: $<Element, '*'>('*')
      .get()
      .flatMap(({attribs}) => Object.entries(attribs))
      .flatMap(([name, value]) => [
        ...(/^on[a-z]|^style$/.test(name) ? [`the attribute ${name}`] : []),
        ...(/^\s*javascript:/i.test(value) ? [`an address "${value.slice(0, 30)}"`] : []),
      ]),
  };
}
