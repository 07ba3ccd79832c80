import * as z from 'zod';
import {list} from './define';
import {initials} from './initials';

export const team = list({
  least: {all: 8},
  example: `
- id: asha-tamang
  name: {en: Asha Tamang, ne: आशा तामाङ}
  role: {en: Designer, ne: डिजाइनर}
  image: /img/team/asha-tamang.jpg   # a file under static/; leave the line out when there is none
  standin: true                      # delete the line when the person is real
`,
  schema: (field) =>
    z
      .strictObject({
        id: field.id,
        name: field.text,
        role: field.text,
        image: field.picture(320).optional(),
        standin: field.standin,
      })
      .transform((entry) => ({...entry, initials: initials(entry.role)})),
});
