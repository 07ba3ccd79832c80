import * as z from 'zod';
import {list} from './define';

export const team = list({
  least: {all: 8},
  example: `
- id: asha-tamang
  name: {en: Asha Tamang, ne: आशा तामाङ}
  role: {en: Designer, ne: डिजाइनर}
  portrait: office-designer   # a picture in src/weave/portraits, while there is no photograph
  image: /img/team/asha-tamang.jpg   # a file under static/; leave the line out when there is none
  standin: true                      # delete the line when the person is real
`,
  schema: (field) =>
    z.strictObject({
      id: field.id,
      name: field.text,
      role: field.text,
      portrait: field.portrait,
      image: field.picture(320).optional(),
      standin: field.standin,
    }),
});
