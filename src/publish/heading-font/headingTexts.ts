import type {CheerioAPI, Element} from 'cheerio';

/** Digits, which may stand in any count. */
const DIGITS = ['०१२३४५६७८९', '0123456789'];

/** Values of attributes with words for a script; other values are for machines. */
const IN_ATTRIBUTES = /\{|[\u0900-\u097f]/;

/**
 * What the headings of Nepali pages say, or may say once a script has filled them: `{city}` with each choice of a
 * box named so, on any page. What is in English is left out.
 *
 * @returns single words, sorted
 */
export function headingTexts(pages: readonly CheerioAPI[]): string[] {
  const texts = new Set<string>(DIGITS);
  const choices = new Map<string, Set<string>>();
  for (const $ of pages) {
    for (const box of $('select')) {
      const name = box.attribs.name ?? box.attribs.id!;
      const others = $(box)
        .find('option')
        .get()
        .map((option) => $(option).text());
      choices.set(name, new Set([...(choices.get(name) ?? []), ...others]));
    }
    for (const heading of $<Element, string>('h1, h2, h3, .heading-font')) {
      if ($(heading).closest('[lang]').attr('lang') === 'en') continue;
      const words = $(heading).clone();
      words.find('[lang=en]').remove();
      texts.add(words.text());
      for (const {attribs} of [heading, ...words.find('*').get()])
        for (const value of Object.values(attribs)) if (IN_ATTRIBUTES.test(value)) texts.add(value);
    }
  }
  const filled = [...texts].flatMap((text) => {
    const [field, name] = /\{(\w+)\}/.exec(text) ?? [];
    if (!field) return text;
    return [...(choices.get(name!) ?? [''])].map((choice) => text.replace(field, choice));
  });
  const words = filled.flatMap((text) => text.split(/[\s\u200b]+/));
  return [...new Set(words)].filter(Boolean).sort();
}
