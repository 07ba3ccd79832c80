import * as z from 'zod';
import {list} from './define';

export const certificates = list({
  least: {all: 15},
  example: `
- id: trade-licence
  title: {en: Trade licence, ne: व्यापार इजाजतपत्र}
  about: {en: From the city, ne: महानगरपालिकाबाट}   # who gave it or what it is; leave it out when the title says it
  shape: portrait      # portrait (tall) or landscape (wide)
  kind: registration   # registration, letter or award
  image: /img/certificates/trade-licence.jpg   # a file under static/; leave the line out when there is none
  standin: true        # delete the line when the scan is there
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      title: field.text,
      about: field.text.optional(),
      shape: z.enum(['portrait', 'landscape']),
      kind: z.enum(['registration', 'letter', 'award']),
      image: field.picture(640).optional(),
      standin: field.standin,
    }),
});
