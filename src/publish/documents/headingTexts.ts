import type {CheerioAPI, Element} from 'cheerio';

/** Digits, which may stand in any count. */
const DIGITS = ['०१२३४५६७८९', '0123456789'];

/** Values of attributes with words for a script; other values are for machines. */
const IN_ATTRIBUTES = /\{|[\u0900-\u097f]/;

/** What the headings of a page say, and the cities that can be chosen on it. */
export interface HeadingTexts {
  texts: string[];
  cities: string[];
}

/** What is in English is left out. */
export function headingTextsIn($: CheerioAPI): HeadingTexts {
  const texts = new Set<string>();
  for (const heading of $<Element, string>('h1, h2, h3, .heading-font')) {
    if ($(heading).closest('[lang]').attr('lang') === 'en') continue;
    const words = $(heading).clone();
    words.find('[lang=en]').remove();
    texts.add(words.text());
    for (const {attribs} of [heading, ...words.find('*').get()])
      for (const value of Object.values(attribs)) if (IN_ATTRIBUTES.test(value)) texts.add(value);
  }
  const cities = $('[name=city] option, [data-city] option').get();
  return {texts: [...texts], cities: [...new Set(cities.map((option) => $(option).text()))]};
}

/**
 * What the headings of Nepali pages say, or may say once a script has filled them: `{city}` with each city that can be
 * chosen on any page.
 *
 * @returns single words, sorted
 */
export function headingWords(pages: readonly HeadingTexts[]): string[] {
  const cities = new Set(pages.flatMap((page) => page.cities));
  const texts = new Set([...DIGITS, ...pages.flatMap((page) => page.texts)]);
  const filled = [...texts].flatMap((text) =>
    text.includes('{city}') ? [...cities].map((city) => text.replace('{city}', city)) : text,
  );
  const words = filled.flatMap((text) => text.split(/[\s\u200b]+/));
  return [...new Set(words)].filter(Boolean).sort();
}
