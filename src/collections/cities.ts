import * as z from 'zod';
import {list} from './define';

export const cities = list({
  least: {all: 9},
  example: `
- id: butwal   # an id of cities in choices.yml
  name: {en: Butwal, ne: बुटवल}
  text:
    en: A trading town where the hills meet the plain.
    ne: पहाड र तराई जोड्ने व्यापारिक सहर।
  image: /img/cities/butwal.jpg   # a file under static/; leave the line out when there is none
`,
  schema: (field) =>
    z.strictObject({
      id: field.idIn('choices.cities'),
      name: field.text,
      text: field.text,
      image: field.picture(320).optional(),
    }),
});
