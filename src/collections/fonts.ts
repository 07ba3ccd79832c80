import * as z from 'zod';
import {list} from './define';

export const fonts = list({
  example: `
- id: gandaki
  name: {en: Gandaki, ne: गण्डकी}
  file: /fonts/gandaki.ttf   # a file under static/; leave the line out when there is none
  standin: true              # delete the line when the file is there
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      file: field.staticFile.optional(),
      standin: field.standin,
    }),
});
