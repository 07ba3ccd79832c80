import * as z from 'zod';
import {record} from './define';

/** What an outlet may be, in the order in which the filter of the Media page groups them. */
export const outletKinds = [
  'news',
  'daily',
  'weekly',
  'portal',
  'tech',
  'radio',
  'television',
] as const;

export type OutletKind = (typeof outletKinds)[number];

export const outlets = record({
  example: `
- id: the-daily
  name: {en: The Daily, ne: द डेली}
  kind: daily   # one of: ${outletKinds.join(', ')}
  image: /img/outlets/the-daily.png   # its logo under static/; leave the line out when there is none
  standin: true                       # delete the line when the outlet is real
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      kind: z.enum(outletKinds),
      image: field.picture(160).optional(),
      standin: field.standin,
    }),
  arrange: (entries, locale) => {
    const {compare} = new Intl.Collator(locale, {numeric: true});
    return [...entries].sort((one, other) => compare(one.name, other.name));
  },
});
