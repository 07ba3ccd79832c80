import * as z from 'zod';
import {list} from './define';

export const partners = list({
  example: `
- id: the-daily
  name: {en: The Daily, ne: द डेली}
  image: /img/partners/the-daily.png   # a file under static/; leave the line out when there is none
  standin: true                        # delete the line when the partner is real
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      image: field.picture(160).optional(),
      standin: field.standin,
    }),
});
