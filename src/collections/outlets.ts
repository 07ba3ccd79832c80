import * as z from 'zod';
import {record} from './define';

export const outlets = record({
  example: `
- id: the-daily
  name: {en: The Daily, ne: द डेली}
  image: /img/outlets/the-daily.png   # its logo under static/; leave the line out when there is none
  standin: true                       # delete the line when the outlet is real
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      image: field.picture(160).optional(),
      standin: field.standin,
    }),
  arrange: (entries, locale) => {
    const {compare} = new Intl.Collator(locale, {numeric: true});
    return [...entries].sort((one, other) => compare(one.name, other.name));
  },
});
