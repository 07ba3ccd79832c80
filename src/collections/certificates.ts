import * as z from 'zod';
import {list} from './define';

export const certificates = list({
  example: `
- id: trade-licence
  title: {en: Trade licence, ne: व्यापार इजाजतपत्र}
  shape: portrait    # portrait (tall) or landscape (wide)
  border: stitched   # stitched (a framed certificate) or plain (a letter)
  image: /img/certificates/trade-licence.jpg   # a file under static/; leave the line out when there is none
  standin: true      # delete the line when the scan is there
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      title: field.text,
      shape: z.enum(['portrait', 'landscape']),
      border: z.enum(['stitched', 'plain']),
      image: field.picture(640).optional(),
      standin: field.standin,
    }),
});
