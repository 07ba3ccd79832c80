import type {CheerioAPI, Element} from 'cheerio';

/** Digits, which may stand in any count. */
const DIGITS = ['०१२३४५६७८९', '0123456789'];

/** Values of attributes with words for a script; other values are for machines. */
const IN_ATTRIBUTES = /\{|[\u0900-\u097f]/;

/**
 * What the headings of Nepali pages say, or may say once a script has filled them: `{city}` with each city that can be
 * chosen on any page. What is in English is left out.
 *
 * @returns single words, sorted
 */
export function headingTexts(pages: readonly CheerioAPI[]): string[] {
  const texts = new Set<string>(DIGITS);
  const cities = new Set<string>();
  for (const $ of pages) {
    for (const option of $('[name=city] option, [data-city] option')) cities.add($(option).text());
    for (const heading of $<Element, string>('h1, h2, h3, .heading-font')) {
      if ($(heading).closest('[lang]').attr('lang') === 'en') continue;
      const words = $(heading).clone();
      words.find('[lang=en]').remove();
      texts.add(words.text());
      for (const {attribs} of [heading, ...words.find('*').get()])
        for (const value of Object.values(attribs)) if (IN_ATTRIBUTES.test(value)) texts.add(value);
    }
  }
  const filled = [...texts].flatMap((text) =>
    text.includes('{city}') ? [...cities].map((city) => text.replace('{city}', city)) : text,
  );
  const words = filled.flatMap((text) => text.split(/[\s\u200b]+/));
  return [...new Set(words)].filter(Boolean).sort();
}
