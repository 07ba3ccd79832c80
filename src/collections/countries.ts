import * as z from 'zod';
import {list} from './define';

export const countries = list({
  example: `
- id: NP        # the two-letter code of ISO 3166
  dial: '977'   # without +, in quotes
  name: {en: Nepal, ne: नेपाल}
`,
  schema: (field) => z.strictObject({id: field.countryId, dial: field.dialCode, name: field.text}),
  // Nepal first, because most readers dial from there; the rest by the name that the page shows.
  // Sorted at build time: a browser without Nepali data would order the names differently.
  arrange: (countries, locale) => {
    const byName = new Intl.Collator(locale);
    return [...countries].sort(
      (one, other) =>
        Number(other.id === 'NP') - Number(one.id === 'NP') || byName.compare(one.name, other.name),
    );
  },
});
